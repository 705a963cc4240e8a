// A game from a link or a file that may be on this device already: which of the two goes on, somebody has to choose.
import type { Games } from "./games";
import type { Applied, State } from "./generated/types";
import { parsed, type Questions } from "./questions";

/** The same game in two states: nothing happens before somebody has chosen. */
export interface Clash {
  /** Where the device's own lies. */
  key: string;
  /** What the engine says of either; `theirs` is "" where both stand the same. */
  mine: string;
  theirs: string;
  answer: Applied;
}

/** The screen on which a game arrives. */
export interface Landing {
  readonly present: State | null;
  turnTo(key: string): void;
  /** The game on the screen stands as another state of it says. */
  replace(answer: Applied): void;
}

export class Arrivals {
  /** What somebody has to choose about. */
  clash: Clash | null = null;

  constructor(
    private readonly games: Games,
    private readonly questions: Questions,
    private readonly landing: Landing,
  ) {}

  /** Whether the game that was opened is here; the links the engine makes of both tell whether it stands differently. */
  async known(answer: Applied): Promise<Clash | null> {
    const known = answer.state.id === undefined ? undefined : this.games.withId(answer.state.id);
    if (!known?.text) return null;
    const { present } = this.landing;
    const mine = await this.questions.link(known.key === this.games.current && present ? present : parsed(known.text));
    const theirs = await this.questions.link(answer.state);
    if (!mine || !theirs) return null;
    return { key: known.key, mine: mine.line, theirs: mine.link === theirs.link ? "" : theirs.line, answer };
  }

  /** The same state: the device's own comes on the screen. Another one: somebody has to choose. */
  meet(clash: Clash): void {
    if (clash.theirs) this.clash = clash;
    else if (clash.key !== this.games.current) this.landing.turnTo(clash.key);
  }

  /** The one from outside goes on, or the one that is here. What gives way can be brought back. */
  async settle(theirs: boolean): Promise<void> {
    const { clash } = this;
    this.clash = null;
    if (!clash) return;
    if (theirs) await this.games.copyAside(clash.key);
    if (clash.key !== this.games.current) this.landing.turnTo(clash.key);
    if (theirs) this.landing.replace(clash.answer);
  }
}
