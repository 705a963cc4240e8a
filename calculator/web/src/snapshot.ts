// A game as it lies in the storage: what it is made of, and whether something found there is one.
import type { Entry } from "./entries";
import type { History } from "./generated/types";
import type { Mirror } from "./mirror";

/** A game as it stood. */
export interface Snapshot {
  /** The engine's state as text; null: nothing but a fresh round. */
  text: string | null;
  /** What the engine needs for undo; older versions saved none. */
  history?: History | null;
  mirror: Mirror;
  /** Put in, but not yet applied by the engine. */
  pending: Entry[];
  unread: Record<string, string>;
  /** False: opened from a link and not touched since. */
  own: boolean;
}

/** What the list of games says of one. */
export interface Heading {
  /** The engine's line and the language it is in; "" while the engine has not spoken about it. */
  line: string;
  lang: string;
  /** The game's own id, which goes with it into links and files; "" while it has none. */
  id: string;
}

/** A game on this device. */
export interface Kept extends Snapshot, Heading {
  /** Counts the changes: whoever knows a lower number is behind. */
  revision: number;
  /** When it was changed last, in milliseconds. */
  changed: number;
  /** When it was deleted; it can be brought back for a while. */
  deleted?: number;
}

/** What older versions saved: the round on the screen, and those put aside. */
export interface Saved extends Snapshot {
  kept: Snapshot[];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isRecordOf(value: unknown, isPart: (part: unknown) => boolean): boolean {
  return isRecord(value) && Object.values(value).every(isPart);
}

const isText = (value: unknown): value is string => typeof value === "string";
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isNumber = (value: unknown): value is number => typeof value === "number";

function isSeat(value: unknown): boolean {
  return isRecord(value) && isText(value.id) && isText(value.name);
}

function isMirror(value: unknown): value is Mirror {
  if (!isRecord(value) || !Array.isArray(value.seats) || !value.seats.every(isSeat)) return false;
  return isRecordOf(value.owners, isText) && isRecordOf(value.texts, isText) && isTextOrNull(value.die) && isTextOrNull(value.rest);
}

function isEntry(value: unknown): boolean {
  return isRecord(value) && isText(value.type);
}

export function isSnapshot(value: unknown): value is Snapshot {
  if (!isRecord(value) || !isMirror(value.mirror) || !Array.isArray(value.pending) || !value.pending.every(isEntry)) return false;
  return isTextOrNull(value.text) && isRecordOf(value.unread, isText) && typeof value.own === "boolean";
}

export function isKept(value: unknown): value is Kept {
  if (!isSnapshot(value)) return false;
  const { line, lang, id, revision, changed, deleted } = value as Partial<Kept>;
  const headed = isText(line) && isText(lang) && isText(id);
  return headed && isNumber(revision) && isNumber(changed) && (deleted === undefined || isNumber(deleted));
}

export function isSaved(value: unknown): value is Saved {
  return isSnapshot(value) && "kept" in value && Array.isArray(value.kept) && value.kept.every(isSnapshot);
}

/** The number of changes that something found in the storage says it has seen; 0 if it is none of our games. */
export function revisionOf(found: unknown): number {
  return isRecord(found) && isNumber(found.revision) ? found.revision : 0;
}

/** True for two values of plain JSON that hold the same, whatever the order of their keys. */
export function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((part, at) => same(part, other[at]));
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && same(one[key], other[key]));
}
