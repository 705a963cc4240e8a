// How the game stands: who has won and how it can go on; before that, what is still possible.
import { css, html, nothing, type TemplateResult } from "lit";
import type { Labels } from "./data";
import { stepKeys } from "./game-tools";
import type { GameView } from "./generated/types";

export interface OutcomeActions {
  oneMore: () => void;
  rematch: () => void;
  undo: () => void;
  redo: () => void;
}

/** The end of a game, in the place where rounds are entered. */
export function ending(game: GameView, error: string, labels: Labels, actions: OutcomeActions): TemplateResult {
  return html`<div class="ending">
    <h2 tabindex="-1">${game.winners_text || game.title}</h2>
    <ul>${game.standings.map((place) => html`<li>${place}</li>`)}</ul>
    ${error ? html`<p class="error">${error}</p>` : nothing}
    <button type="button" class="main rematch" @click=${actions.rematch}>${labels.rematch}</button>
    <div class="tools">
      ${stepKeys(game, actions.undo, actions.redo)}<button type="button" class="one-more" @click=${actions.oneMore}>${labels.one_more}</button>
    </div>
  </div>`;
}

export function outlook({ possible }: GameView): TemplateResult | typeof nothing {
  return possible.length ? html`<p class="outlook">${possible.join(" ")}</p>` : nothing;
}

export const outcomeStyles = css`
  .ending { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; padding: 14px; border: 3px solid var(--papayoo-gold, #e5b949); border-radius: 12px; background: var(--card); }
  .ending h2 { margin: 0; font: 700 24px/1.2 var(--papayoo-title, var(--face)); overflow-wrap: anywhere; }
  .ending h2:focus { outline: none; }
  .ending ul, .ending p { margin: 0; padding: 0; list-style: none; }
  .outlook { margin: 0; font-size: 15px; }
`;
