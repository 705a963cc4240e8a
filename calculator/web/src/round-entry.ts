// One round on one screen: the suit, the piles by cards or by points, the sum, what the check says, the keys below.
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from "lit";
import { checkLine, checkStyles } from "./check-line";
import { chips, chipsStyles } from "./chips";
import type { Labels } from "./data";
import { die, dieStyles, entropy } from "./die";
import type { Action, Suit } from "./generated/types";
import { notice, type NoticeActions } from "./notice";
import { players, playersStyles } from "./players";
import { pointsPad, pointsStyles, type PointsActions } from "./points-pad";
import type { Screen, ScreenChip } from "./screen";
import type { Session } from "./session";
import { sumLine, sumStyles } from "./sum-line";
import { mainTools, moreTools, toolStyles, type Mode, type ToolActions, type Tools } from "./tools";

export interface RoundEntry {
  session: Session;
  screen: Screen;
  /** Whose pile is counted. */
  chosen: string;
  /** Whose cards are to give way to a number, or "". */
  replacing: string;
  tools: Tools;
  /** Something was done here that can be taken back. */
  done: boolean;
}

export interface RoundActions extends ToolActions, NoticeActions {
  act: (action: Action) => void;
  choose: (player: string) => void;
  points: PointsActions;
}

/** `rules` is the address of the rules page. */
export function roundEntry(entry: RoundEntry, rules: string, labels: Labels, actions: RoundActions): TemplateResult {
  const { session, screen, tools, done } = entry;
  const { engine, refusal } = session;
  const behind = session.pending && engine.state !== "ready";
  const line = { engine: engine.state, percent: engine.percent, sum: screen.sum, state: screen.check.state, counted: screen.check.counted, rest: screen.rest };
  const choose = (suit: Suit) => actions.act({ type: "set_die", suit });
  // Why a round is not written down stands with its findings; the whole of it is only said aloud.
  const said = refusal?.code === "round_refused" ? labels.not_written! : session.error;
  const points = { players: screen.players, unread: session.unread, replacing: entry.replacing };
  return html`${die(screen.die, refusal?.code === "need_die", labels, choose, () => actions.act({ type: "roll_die", entropy: entropy() }))}
    ${tools.mode === "cards" ? byCards(entry, labels, actions) : pointsPad(points, labels, actions.points)}
    ${sumLine(line, labels, { giveRest: (player) => actions.act({ type: "give_rest", player }), retry: () => engine.retry() })}
    ${checkLine(behind ? undefined : screen.check, errors(said, session.unread, tools.mode), rules, labels)} ${done ? notice(screen.game, labels, actions) : nothing}
    ${mainTools(tools, labels, actions)} ${moreTools(tools, labels, actions)}`;
}

/** Why a number cannot be read stands beside its field, and here where the fields are out of sight. */
function errors(said: string, unread: ReadonlyMap<string, string>, mode: Mode): string[] {
  const why = [...unread.values()];
  if (mode === "points") return said && !why.includes(said) ? [said] : [];
  return [...new Set([said, ...why])].filter((one) => one);
}

function byCards({ screen, chosen }: RoundEntry, labels: Labels, { act, choose }: RoundActions): TemplateResult {
  const symbol = screen.die.find((suit) => suit.chosen)?.symbol ?? "";
  const view = { chips: screen.chips, others: screen.others, players: screen.players, chosen, symbol };
  const tap = ({ card, owner }: ScreenChip) => act({ type: "give_card", card, player: owner === chosen ? null : chosen });
  return html`${players(screen.players, chosen, labels, choose)} ${chips(view, labels, tap)}`;
}

export const roundStyles: CSSResultGroup = [
  css`
    .entry { display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; }
    @container (max-width: 320px) {
      .entry { gap: 4px; }
    }
  `,
  dieStyles,
  playersStyles,
  chipsStyles,
  pointsStyles,
  sumStyles,
  checkStyles,
  toolStyles,
];
