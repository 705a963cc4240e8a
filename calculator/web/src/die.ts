// The suit that was rolled: four buttons, and where `roll` is given one for those without the die.
import { css, html, type TemplateResult } from "lit";
import type { Labels } from "./data";
import type { Suit, SuitView } from "./generated/types";

/** `missing`: the round cannot be written down without it. */
export function die(suits: SuitView[], missing: boolean, labels: Labels, choose: (suit: Suit) => void, roll?: () => void): TemplateResult {
  return html`<div class="die" role="group" aria-label=${labels.die!} ?data-missing=${missing}>
    <span class="caption" aria-hidden="true">${labels.die}</span>
    <div class="suits">
      ${suits.map(
        ({ suit, symbol, label, chosen }) => html`<button
          type="button"
          aria-pressed=${chosen}
          aria-label=${label}
          data-suit=${suit}
          @click=${() => choose(suit)}
        >
          <span class="symbol" aria-hidden="true">${symbol}</span><span class="word">${label}</span>
        </button>`,
      )}
      ${roll ? html`<button type="button" class="roll" @click=${roll}>${labels.roll}</button>` : ""}
    </div>
  </div>`;
}

/** A whole number below 2**32 for the engine to roll with. */
export function entropy(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}

export const dieStyles = css`
  .suits { display: grid; grid-template-columns: repeat(4, minmax(min-content, 1fr)) minmax(min-content, 1.35fr); gap: var(--gap); }
  .suits button { padding: 0 2px; display: grid; place-content: center; justify-items: center; line-height: 1.15; }
  .suits .symbol { font-size: 20px; line-height: 1; }
  .suits .word { font-size: 12px; }
  .suits .roll { font-size: 14px; }
  .die[data-missing] .suits { outline: 3px dashed var(--papayoo-wrong-ink, #96230f); border-radius: 8px; }
  .caption { display: block; font-size: 13px; line-height: 18px; }
  /* On the smallest phones the cards must fit above the sum: the signs speak for themselves, and no word is cut. */
  @container (max-width: 320px) {
    .caption { display: none; }
    .suits { grid-template-columns: repeat(auto-fit, minmax(48px, 1fr)); }
    .suits button { padding: 0; }
    .suits .word { font-size: 11px; letter-spacing: -0.02em; }
    .suits .roll { font-size: 13px; }
  }
`;
