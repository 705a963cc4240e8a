// Files that are kept together, in a cache of their own. A file is taken only if its content is the one the list was made
// from, so that pages and files of two versions never meet; a file that has not changed is not fetched again.
import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { CACHES } from "./caches";
import { addressOf, type GroupList } from "./list";

const REVISION = 12;

export class Group {
  private readonly store: PrecacheController;
  private readonly cache: string;
  private readonly sizes = new Map<string, number>();

  /** `arrived` hears of bytes as they come in. */
  constructor(
    readonly name: string,
    readonly list: GroupList,
    arrived: (bytes: number) => void,
  ) {
    this.cache = CACHES + name;
    const count = { fetchDidSucceed: async ({ response }: { response: Response }) => counted(response, arrived) };
    this.store = new PrecacheController({ cacheName: this.cache, plugins: [count] });
    this.store.addToCacheList(
      list.files.map(([file, digest, , hashed]) => ({
        url: addressOf(file),
        revision: hashed ? null : digest.slice(0, REVISION),
        integrity: `sha256-${digest}`,
      })),
    );
    for (const [file, , bytes] of list.files) this.sizes.set(this.store.getCacheKeyForURL(addressOf(file))!, bytes);
  }

  has(url: string): boolean {
    return this.store.getCacheKeyForURL(url) !== undefined;
  }

  async find(url: string): Promise<Response | undefined> {
    return (await this.isThere()) ? this.store.matchPrecache(url) : undefined;
  }

  /** Bytes that are not kept yet; 0: all is here. */
  async missing(): Promise<number> {
    const cache = (await this.isThere()) ? await caches.open(this.cache) : undefined;
    const kept = new Set(((await cache?.keys()) ?? []).map(({ url }) => url));
    return [...this.sizes].reduce((sum, [key, bytes]) => (kept.has(key) ? sum : sum + bytes), 0);
  }

  async complete(): Promise<boolean> {
    return (await this.missing()) === 0;
  }

  /** Fetches what is not kept yet, one file after the other; rejects when one is not to be had as the list knows it. */
  async keep(event: ExtendableEvent): Promise<void> {
    // The library fetches only at an installation, and files may come at any time after it.
    const installing = { type: "install", waitUntil: (promise: Promise<unknown>) => event.waitUntil(promise.catch(() => undefined)) };
    await this.store.install(installing as ExtendableEvent);
  }

  /** Drops what only the version before had. */
  async tidy(event: ExtendableEvent): Promise<void> {
    await this.store.activate(event);
  }

  /** To open a cache is to make it, also one that has just been thrown away: it is looked for first. */
  private isThere(): Promise<boolean> {
    return caches.has(this.cache);
  }

  async drop(): Promise<void> {
    await caches.delete(this.cache);
  }
}

function counted(response: Response, arrived: (bytes: number) => void): Response {
  const copy = response.clone().body;
  if (copy) void read(copy.getReader(), arrived).catch(() => undefined);
  return response;
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array>, arrived: (bytes: number) => void): Promise<void> {
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) arrived(piece.value.length);
}
