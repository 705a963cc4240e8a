// Games that gave way to another, the newest first; none of them is lost.
import type { Snapshot } from "./store";

/** So many are kept. */
const MOST = 8;

export class Kept {
  games: Snapshot[] = [];

  /** Puts a game aside. What the engine drew of it is large, and drawn again when the game comes back. */
  add({ drawn: _, ...game }: Snapshot): void {
    this.games = [game, ...this.games].slice(0, MOST);
  }

  /** Takes out the game put aside last; `instead`, if given, goes to the end of the row. */
  exchange(instead: Snapshot | undefined): Snapshot | undefined {
    const [next, ...others] = this.games;
    if (next) this.games = instead ? [...others, instead] : others;
    return next;
  }
}
