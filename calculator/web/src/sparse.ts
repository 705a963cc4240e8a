// A large block of memory that is mostly zeros, told by its other pages: their numbers first, then what stands on them.

const PAGE = 4096;
/** Marks the form; another one gets another number. */
const MARK = 0x50595031;
const HEAD = 3;

function isEmpty(page: Uint8Array): boolean {
  const length = page.byteLength >> 2;
  const words = new Uint32Array(page.buffer, page.byteOffset, length);
  for (let place = 0; place < length; place++) if (words[place]) return false;
  return page.subarray(length << 2).every((byte) => byte === 0);
}

/** The pages of `memory` that are not all zeros, in pieces to be laid one after the other; it must begin on a multiple of four. */
export function sparse(memory: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const numbers: number[] = [];
  for (let page = 0; page * PAGE < memory.byteLength; page++) {
    if (!isEmpty(memory.subarray(page * PAGE, (page + 1) * PAGE))) numbers.push(page);
  }
  const head = Uint32Array.of(MARK, memory.byteLength, numbers.length, ...numbers);
  return [new Uint8Array(head.buffer), ...numbers.map((page) => memory.subarray(page * PAGE, (page + 1) * PAGE))];
}

/** The memory up to its last page that is not all zeros; throws a TypeError where `packed` is not the whole of what `sparse` made. */
export function whole(packed: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const [mark, length = 0, count = 0] = new Uint32Array(packed, 0, HEAD);
  if (mark !== MARK) throw new TypeError("mark");
  const numbers = new Uint32Array(packed, HEAD * 4, count);
  const pages = new Uint8Array(packed, (HEAD + count) * 4);
  const end = count ? Math.min(length, (numbers.at(-1)! + 1) * PAGE) : 0;
  // Only the very last page may be shorter than the others.
  if (pages.byteLength !== count * PAGE - (-end & (PAGE - 1))) throw new TypeError("length");
  const memory = new Uint8Array(end);
  numbers.forEach((page, place) => memory.set(pages.subarray(place * PAGE, (place + 1) * PAGE), page * PAGE));
  return memory;
}
