// What waits for the engine, in order: actions, a link to open, or a saved game to read back.
import type { Action } from "./generated/types";

/** A link, or the text of a file: then `file` is its name. */
export interface Open {
  type: "open";
  text: string;
  file?: string;
}

export type Entry = Action | Open | { type: "restore"; text: string };

/** They ask and change nothing. */
const QUESTIONS: ReadonlySet<string> = new Set(["judge", "share_round", "share_game"]);
/** They lay another round on the screen: what could not be read in the one before goes with it. */
const OTHER_ROUND: ReadonlySet<string> = new Set([
  "clear_round",
  "write_round",
  "edit_round",
  "cancel_edit",
  "undo",
  "redo",
  "rematch",
  "new_game",
]);

/** They begin a game, or come from outside it. */
const BEGINS: ReadonlySet<string> = new Set(["open", "restore", "stamp", "new_game", "rematch"]);

export function beginsGame({ type }: Entry): boolean {
  return BEGINS.has(type);
}

export function isQuestion({ type }: Entry): boolean {
  return QUESTIONS.has(type);
}

export function laysOtherRound({ type }: Entry): boolean {
  return OTHER_ROUND.has(type);
}

/** Of a field that is typed into only what it holds last counts. */
export function sameField(one: Entry, other: Entry): boolean {
  if (one.type === "set_points") return other.type === "set_points" && one.player === other.player;
  return one.type === "set_name" && other.type === "set_name" && one.player === other.player;
}
