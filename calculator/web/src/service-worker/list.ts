// What the build wrote ahead of this code: every file of the site, in the groups that are kept together.
import { root } from "./caches";

/** Address below the site's own, SHA-256 of the content in base64, bytes as they lie on the disk, a name that changes with them. */
export type File = [address: string, digest: string, bytes: number, hashed: boolean];

export interface GroupList {
  /** Bytes to download, compressed. */
  transfer: number;
  files: File[];
}

export interface SiteList {
  version: string;
  /** Each language's first page, and the file that holds its page for a missing address. */
  languages: Record<string, { home: string; missing: string }>;
  /** The file that holds the page for an address that is not kept. */
  noNetwork: string;
  /** The pages that run Python. */
  withPython: string[];
  groups: Record<string, GroupList>;
  /** Headers that a host may lack: for pages and scripts alike, and the policy of either. */
  headers: Record<string, string>;
  pagePolicy: string;
  scriptPolicy: string;
}

/** What all pages share. */
export const FRAME = "frame";
/** Python and the screens that run it. */
export const CALCULATOR = "calculator";

declare const self: ServiceWorkerGlobalScope & { papayoo: SiteList };

export const list: SiteList = self.papayoo;

export function addressOf(file: string): string {
  return new URL(file, root).href;
}

/** The path of an address below the site's own: "de/rules/". */
export function pathOf(url: URL): string {
  return url.pathname.slice(root.pathname.length);
}

/** The language that a path belongs to. */
export function languageOf(path: string): string {
  const all = Object.entries(list.languages);
  const [found] = all.find(([, { home }]) => home && `${path}/`.startsWith(home)) ?? all.find(([, { home }]) => !home) ?? [];
  return found ?? "";
}
