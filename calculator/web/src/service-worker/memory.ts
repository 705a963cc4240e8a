// What a version leaves for the one that follows it: which groups were whole, and whether all was asked for.
import { CACHES } from "./caches";
import { addressOf } from "./list";

export interface Memory {
  kept: string[];
  asked: boolean;
}

const CACHE = `${CACHES}memory`;
const KEY = addressOf("sw.js?memory");

export async function remembered(): Promise<Memory> {
  const found = await (await caches.open(CACHE)).match(KEY);
  return { kept: [], asked: false, ...((await found?.json().catch(() => undefined)) as Partial<Memory> | undefined) };
}

export async function remember(memory: Memory): Promise<void> {
  await (await caches.open(CACHE)).put(KEY, new Response(JSON.stringify(memory)));
}
