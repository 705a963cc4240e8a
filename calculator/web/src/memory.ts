// The memory of a Python that has just started, kept for later visits: they start from it instead of from nothing.
//
// It holds no word of anybody's: it is taken before the first question. A browser short of room throws away all of a site at once,
// games included, so it is packed, and the first thing to go when room is short.
import type { PythonData } from "./data";
import { sparse, whole } from "./sparse";

/** It is not kept where the browser would have less room than this afterwards. */
const ROOM = 2 ** 26;
const PACKED = "X-Packed";

/** The name of the cache it lies in, of a site by its name. */
export function cacheOf(site: string): string {
  return `${site} python`;
}

/** Throws it away, whichever it is; the next visit starts from nothing. The answer is false where there was none. */
export async function makeRoom(site: string): Promise<boolean> {
  return (await globalThis.caches?.delete(cacheOf(site)).catch(() => false)) ?? false;
}

/** The place of the memory of these very files: the script's name carries the hash of the JavaScript, the build that of the rest. */
export function memoryOf(python: PythonData, script: string, site: string): Memory {
  const name = new URL(script).pathname.split("/").at(-1)!;
  return new Memory(site, new URL(`memory/${python.build}/${name}`, python.base).href);
}

export class Memory {
  /** `address` is its own, a new one for each content of the pieces. */
  constructor(
    private readonly site: string,
    private readonly address: string,
  ) {}

  async isKept(): Promise<boolean> {
    return (await globalThis.caches?.match(this.address, { cacheName: cacheOf(this.site) }).catch(() => undefined)) !== undefined;
  }

  /** The memory of an earlier visit; undefined where there is none that can be read. */
  async kept(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      const answer = await globalThis.caches?.match(this.address, { cacheName: cacheOf(this.site) });
      if (!answer) return undefined;
      const plain = answer.headers.has(PACKED) ? new Response(answer.body!.pipeThrough(new DecompressionStream("gzip"))) : answer;
      return whole(await plain.arrayBuffer());
    } catch {
      await this.forget();
      return undefined;
    }
  }

  /** Keeps a memory, and that of no other version; where that fails none is kept. */
  async keep(memory: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      if (!globalThis.caches || !(await roomy())) return;
      const plain = new Blob(sparse(memory));
      // Unpacked it is there a little sooner, where the browser has promised to throw nothing away.
      const packed = !(await navigator.storage?.persisted?.());
      const body = packed ? plain.stream().pipeThrough(new CompressionStream("gzip")) : plain;
      const answer = new Response(await new Response(body).blob(), packed ? { headers: { [PACKED]: "gzip" } } : {});
      const cache = await caches.open(cacheOf(this.site));
      await Promise.all((await cache.keys()).filter(({ url }) => url !== this.address).map((other) => cache.delete(other)));
      await cache.put(this.address, answer);
    } catch {
      await this.forget();
    }
  }

  async forget(): Promise<void> {
    await makeRoom(this.site);
  }
}

/** Whether there is room enough; some browsers do not say. */
async function roomy(): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || quota - (usage ?? 0) > ROOM;
}
