// Fetches the runtime's files once each, counts their bytes and refuses an answer that is not the file.

/** Told of each piece that arrives: how many bytes. */
export type OnBytes = (bytes: number) => void;

/** Enough to let a file arrive in full before anybody reads it. */
const ROOM = 2 ** 26;

export class Downloads {
  /** Rejects as soon as one file turns out to be missing, cut short or something else. */
  readonly broken: Promise<never>;
  /** Resolves once every file is here in full. */
  readonly complete: Promise<void>;
  private break!: (reason: unknown) => void;
  private finish!: () => void;
  private readonly missing: Set<string>;
  private readonly answers = new Map<string, Promise<Response>>();
  private readonly plainFetch = self.fetch.bind(self);

  constructor(
    private readonly base: string,
    private readonly files: Record<string, { bytes: number }>,
    private readonly cache: RequestCache,
    private readonly onBytes: OnBytes,
  ) {
    this.broken = new Promise((_, reject) => {
      this.break = reject;
    });
    this.broken.catch(() => undefined);
    this.complete = new Promise((resolve) => {
      this.finish = resolve;
    });
    this.missing = new Set(Object.keys(files));
  }

  /** The answer for one file, asked for at the first call; its body can be read once. */
  take(name: string): Promise<Response> {
    const address = new URL(name, this.base).href;
    const answer = this.answers.get(address) ?? this.request(name, address);
    this.answers.delete(address);
    return answer;
  }

  /** Asks for a file now, for whoever takes it later. */
  begin(name: string): void {
    const address = new URL(name, this.base).href;
    const answer = this.request(name, address);
    // Once the load is given up nobody takes it any more; what went wrong is told by `broken`.
    answer.catch(() => undefined);
    this.answers.set(address, answer);
  }

  /** Stands in for the worker's own fetch, so that what the runtime asks for is counted too. */
  readonly fetch: typeof fetch = (input, init) => {
    const address = input instanceof Request ? input.url : new URL(String(input), this.base).href;
    const name = address.startsWith(this.base) ? address.slice(this.base.length) : "";
    return name in this.files ? this.take(name) : this.plainFetch(input, init);
  };

  private async request(name: string, address: string): Promise<Response> {
    try {
      const answer = await this.plainFetch(address, { cache: this.cache, credentials: "same-origin" });
      if (!answer.ok || !answer.body) throw new TypeError(`${name}: ${answer.status}`);
      const { status, statusText, headers } = answer;
      return new Response(answer.body.pipeThrough(this.counted(name)), { status, statusText, headers });
    } catch (reason) {
      this.break(reason);
      throw reason;
    }
  }

  private arrived(name: string): void {
    this.missing.delete(name);
    if (this.missing.size === 0) this.finish();
  }

  private counted(name: string): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
    const expected = this.files[name]?.bytes;
    let seen = 0;
    return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>(
      {
        transform: (piece, controller) => {
          seen += piece.byteLength;
          this.onBytes(piece.byteLength);
          controller.enqueue(piece);
        },
        flush: (controller) => {
          if (expected === undefined || seen === expected) return this.arrived(name);
          const reason = new TypeError(`${name}: ${seen}/${expected}`);
          controller.error(reason);
          this.break(reason);
        },
      },
      undefined,
      new ByteLengthQueuingStrategy({ highWaterMark: ROOM }),
    );
  }
}
