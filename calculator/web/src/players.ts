// Whose pile is counted: one button a player, with the sign, the name and what the pile comes to.
import { css, html, type TemplateResult } from "lit";
import type { Labels } from "./data";
import type { PlayerView } from "./generated/types";
import { ownerClass, sign } from "./sign";

export function players(all: PlayerView[], chosen: string, labels: Labels, choose: (player: string) => void): TemplateResult {
  return html`<div class="players" role="group" aria-label=${labels.whose_pile!} data-seats=${all.length}>
    ${all.map(
      (player, place) => html`<button
        type="button"
        class=${ownerClass(place)}
        aria-pressed=${player.id === chosen}
        aria-label=${player.aria}
        data-player=${player.id}
        ?data-filled=${player.filled}
        @click=${() => choose(player.id)}
      >
        <span class="who clip">${player.label}</span>
        <span class="took">${sign(place, player.letter)}<span class="clip">${player.points_text}</span></span>
      </button>`,
    )}
  </div>`;
}

export const playersStyles = css`
  .players { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: var(--gap); }
  .players[data-seats="3"], .players[data-seats="5"], .players[data-seats="6"] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .players button { padding: 2px 4px; display: grid; justify-items: center; align-content: center; line-height: 1.2; }
  .players button { grid-template-columns: minmax(0, 1fr); }
  .players .clip { max-inline-size: 100%; }
  .players .who { font-size: 14px; }
  .players .took { display: flex; align-items: center; gap: 5px; max-inline-size: 100%; font: 700 17px/1.2 var(--face); }
  .players button[data-filled] { border-style: dashed; }
  .players button[aria-pressed="true"] {
    background: color-mix(in srgb, var(--owner) 22%, var(--ground));
    color: var(--ink);
    border: 3px solid var(--owner);
    padding: 0 2px;
  }
`;
