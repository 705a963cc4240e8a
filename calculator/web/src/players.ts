// Whose pile is counted: one button a player, with the sign, the name and what the pile comes to.
import { css, html, type TemplateResult } from "lit";
import type { Labels } from "./data";
import type { PlayerView } from "./generated/types";
import { ownerClass, sign } from "./sign";

export function players(all: PlayerView[], chosen: string, labels: Labels, choose: (player: string) => void): TemplateResult {
  return html`<div class="players" role="group" aria-label=${labels.whose_pile!} data-count=${all.length}>
    ${all.map(
      (player, place) => html`<button
        type="button"
        class=${ownerClass(place)}
        aria-pressed=${player.id === chosen}
        aria-label=${player.aria}
        data-player=${player.id}
        @click=${() => choose(player.id)}
      >
        <span class="who">${sign(place, player.letter)}<span class="clip">${player.label}</span></span>
        <span class="took clip">${player.points_text}</span>
        ${player.note ? html`<span class="note clip">${player.note}</span>` : ""}
      </button>`,
    )}
  </div>`;
}

export const playersStyles = css`
  .players { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: var(--gap); }
  .players[data-count="3"], .players[data-count="5"], .players[data-count="6"] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .players button { padding: 2px 4px; display: grid; justify-items: center; align-content: center; line-height: 1.2; }
  .who { display: flex; align-items: center; gap: 4px; max-inline-size: 100%; font-size: 14px; }
  .took { font-size: 17px; font-weight: 700; max-inline-size: 100%; }
  .players .note { font-size: 12px; max-inline-size: 100%; }
  .players button[aria-pressed="true"] {
    background: color-mix(in srgb, var(--owner) 22%, var(--ground));
    color: var(--ink);
    border: 3px solid var(--owner);
    padding: 0 2px;
  }
`;
