// The trick on the table as this device remembers it: it is there again after a reload, until the table is cleared.
import type { TrickAction, TrickDraft } from "./generated/types";
import type { Remembered } from "./remembered";
import type { Table } from "./trick-table";

export interface KeptTrick {
  /** As the engine knew it last; it judges it again. */
  trick: TrickDraft | null;
  /** What was seen on the table. */
  table: Table;
  /** Tapped, but not yet judged. */
  pending: TrickAction[];
}

/** What is remembered of a table with so many seats; undefined if it is none that this version can show. */
export function recalled(memory: Remembered, seats: number): KeptTrick | undefined {
  const { value } = memory;
  return isKept(value) && value.table.cards.length === seats ? value : undefined;
}

/** A table without cards is nothing to remember. */
export function remember(memory: Remembered, kept: KeptTrick): void {
  const { cards, hands } = kept.table;
  const empty = cards.every((card) => card === null) && Object.values(hands).every((hand) => hand.length === 0);
  memory.value = empty ? null : kept;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isTexts = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === "string");

function isTable(value: unknown): value is Table {
  if (!isRecord(value) || !Array.isArray(value.cards) || !isRecord(value.hands)) return false;
  const die = value.die === null || typeof value.die === "string";
  return die && value.cards.every((card) => card === null || typeof card === "string") && Object.values(value.hands).every(isTexts);
}

function isKept(value: unknown): value is KeptTrick {
  if (!isRecord(value) || !isTable(value.table) || !Array.isArray(value.pending)) return false;
  return (value.trick === null || isRecord(value.trick)) && value.pending.every((one) => isRecord(one) && typeof one.type === "string");
}
