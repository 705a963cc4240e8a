// The score sheet of the evening, below the round: table, what is possible, the totals as lines, statistics, tools.
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from "lit";
import { chart, chartStyles } from "./chart";
import type { Labels } from "./data";
import { gameTable, type GameTableActions } from "./game-table";
import { gameTableStyles } from "./game-table-look";
import { gameToolStyles, gameTools, type GameToolActions } from "./game-tools";
import type { GameView } from "./generated/types";
import { notice, noticeStyles } from "./notice";
import { outlook } from "./outcome";
import { statistics, statisticStyles } from "./statistics";

export interface Evening {
  game: GameView;
  /** The row whose offers are open: index of its round. */
  open: number | null;
  /** Something was done here that can be taken back. */
  done: boolean;
}

export interface EveningActions extends GameTableActions, GameToolActions {
  undo: () => void;
}

/** Nothing before the first round is written. */
export function evening({ game, open, done }: Evening, labels: Labels, actions: EveningActions): TemplateResult | typeof nothing {
  if (!game.written && !done) return nothing;
  return html`<section class="evening" aria-labelledby="sheet-title">
    <h2 id="sheet-title" tabindex="-1">${labels.score_sheet}</h2>
    <p class="paper">${game.list_line}</p>
    ${game.written ? gameTable({ table: game.table, open }, labels, actions) : nothing} ${done ? notice(game, labels, actions) : nothing}
    <p class="paper">${[game.winners_text, ...game.standings].filter(Boolean).join(" ")}</p>
    ${outlook(game)} ${game.written ? gameTools(game, labels, actions) : nothing} ${chart(game.chart, labels)}
    ${statistics(game.statistics, labels)}
  </section>`;
}

export const eveningStyles: CSSResultGroup = [
  css`
    .evening { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; margin-block-start: 22px; scroll-margin-block-start: var(--papayoo-top, 52px); }
    .evening > h2 { margin: 0; font: 700 19px/1.3 var(--papayoo-title, var(--face)); scroll-margin-block-start: calc(var(--papayoo-top, 52px) + 8px); }
    .evening > h2:focus { outline: none; }
  `,
  gameTableStyles,
  noticeStyles,
  chartStyles,
  statisticStyles,
  gameToolStyles,
];
