// A deck for a thumb: choose a suit, then tap a card.
import { css, html, type TemplateResult } from "lit";
import type { Labels } from "./data";
import { ownerClass, sign } from "./sign";

/** What every game's pad shows of a card. */
export interface Face {
  card: string;
  face: string;
}

export interface PadSuit<Card> {
  suit: string;
  symbol: string;
  label: string;
  cards: Card[];
}

export interface PadCard {
  pressed: boolean;
  /** What is read out. */
  name: string;
  /** Who played it, as a place among the seats, or -1. */
  place: number;
  letter: string;
  disabled: boolean;
  /** Told from the others by its shape: one that counts more, one that lies apart. */
  shape: "" | "special" | "apart";
}

export interface Pad<Card extends Face> {
  suits: PadSuit<Card>[];
  chosen: string;
  card: (card: Card) => PadCard;
}

export interface PadActions {
  choose: (suit: string) => void;
  tap: (card: string) => void;
}

export function cardPad<Card extends Face>(
  { suits, chosen, card }: Pad<Card>,
  labels: Labels,
  { choose, tap }: PadActions,
): TemplateResult {
  const shown = suits.find(({ suit }) => suit === chosen) ?? suits[0]!;
  return html`<div class="pad">
    <div class="tabs" role="group" aria-label=${labels.trick_suit!}>
      ${suits.map(
        ({ suit, symbol, label }) => html`<button
          type="button"
          aria-pressed=${suit === shown.suit}
          aria-label=${label}
          data-tab=${suit}
          @click=${() => choose(suit)}
        >
          ${symbol ? html`<span class="symbol" aria-hidden="true">${symbol}</span>` : ""}<span class="word">${label}</span>
        </button>`,
      )}
    </div>
    <div class="numbers" role="group" aria-label=${shown.label}>${shown.cards.map((one) => number(one, card(one), tap))}</div>
  </div>`;
}

function number(view: Face, { pressed, name, place, letter, disabled, shape }: PadCard, tap: (card: string) => void): TemplateResult {
  return html`<button
    type="button"
    class="number ${ownerClass(place)} ${shape}"
    aria-pressed=${pressed}
    aria-label=${name}
    data-card=${view.card}
    ?disabled=${disabled}
    @click=${() => tap(view.card)}
  >
    <span class="face">${view.face}</span>${place >= 0 ? sign(place, letter) : ""}
  </button>`;
}

export const padStyles = css`
  .pad { display: grid; gap: var(--gap); }
  /* Alike where they can be, and none narrower than its word. */
  .tabs { display: grid; grid-template-columns: repeat(5, minmax(min-content, 1fr)); gap: var(--gap); }
  .tabs button { padding: 0 1px; display: grid; place-content: center; justify-items: center; line-height: 1.15; }
  .tabs .symbol { font-size: 20px; line-height: 1; }
  .tabs .word { font-size: 12px; }
  .numbers { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: var(--gap); }
  .number { padding: 0; display: flex; align-items: center; justify-content: center; gap: 6px; border-width: 2px; }
  .face { font-family: var(--face); font-size: 18px; font-weight: 700; line-height: 1.1; font-variant-numeric: tabular-nums; }
  .number.special { border-radius: 16px; border-style: double; border-width: 4px; }
  .number.apart { border-style: dashed; }
  .number[class*="owner-"] { border-color: var(--owner); background: color-mix(in srgb, var(--owner) 14%, var(--ground)); color: var(--ink); }
  .number:disabled { opacity: 0.45; cursor: default; }
  @container (min-width: 30rem) {
    .numbers { grid-template-columns: repeat(10, minmax(0, 1fr)); }
    .number { gap: 2px; }
  }
`;
