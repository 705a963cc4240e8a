// How the game stands: who has won and how it can go on; before that, what is still possible.
import { css, html, nothing, type TemplateResult } from "lit";
import type { Labels } from "./data";
import type { GameView } from "./generated/types";

export interface OutcomeActions {
  oneMore: () => void;
  rematch: () => void;
}

/** The end of a game, in the place where rounds are entered. */
export function ending(game: GameView, labels: Labels, { oneMore, rematch }: OutcomeActions): TemplateResult {
  return html`<div class="ending">
    <h2 tabindex="-1">${game.winners_text || game.title}</h2>
    <ul>${game.standings.map((place) => html`<li>${place}</li>`)}</ul>
    <button type="button" class="main" @click=${oneMore}>${labels.one_more}</button>
    <button type="button" class="rematch" @click=${rematch}>${labels.rematch}</button>
  </div>`;
}

export function outlook({ possible }: GameView): TemplateResult | typeof nothing {
  return possible.length ? html`<p class="outlook">${possible.join(" ")}</p>` : nothing;
}

export const outcomeStyles = css`
  .ending { display: grid; gap: 8px; padding: 14px; border: 3px solid var(--papayoo-gold, #e5b949); border-radius: 12px; background: var(--card); }
  .ending h2 { margin: 0; font: 700 24px/1.2 var(--papayoo-title, var(--face)); overflow-wrap: anywhere; }
  .ending ul { margin: 0; padding: 0; list-style: none; font-size: 16px; }
  .outlook { margin: 0; font-size: 15px; }
`;
