// The twenty-one cards that score, one chip each; an owned chip carries its owner's sign.
import { css, html, nothing, type TemplateResult } from "lit";
import type { Labels } from "./data";
import type { PlayerView } from "./generated/types";
import type { ScreenChip } from "./screen";
import { ownerClass, sign } from "./sign";

export interface ChipsView {
  chips: ScreenChip[];
  others: ScreenChip[];
  players: PlayerView[];
  chosen: string;
  /** The rolled suit's symbol, or "". */
  symbol: string;
}

export function chips(view: ChipsView, labels: Labels, tap: (chip: ScreenChip) => void): TemplateResult {
  const one = (drawn: ScreenChip) => chip(drawn, view, tap);
  return html`<div class="chips" role="group" aria-label=${labels.cards!}>${view.chips.map(one)}</div>
    ${view.others.length ? html`<div class="chips others" role="group" aria-label=${labels.cards!}>${view.others.map(one)}</div>` : ""}`;
}

function chip(drawn: ScreenChip, { players, chosen, symbol }: ChipsView, tap: (chip: ScreenChip) => void): TemplateResult {
  const place = players.findIndex(({ id }) => id === drawn.owner);
  const special = drawn.card === "PAPAYOO";
  // Until the engine has named the chip anew, its face and its owner's name stand for its name.
  const known = drawn.ownerLabel === null ? drawn.aria : nothing;
  return html`<button
    type="button"
    class="chip ${ownerClass(place)} ${special ? "special" : ""}"
    aria-pressed=${drawn.owner !== null && drawn.owner === chosen}
    aria-label=${known}
    data-card=${drawn.card}
    data-owner=${drawn.owner ?? ""}
    @click=${() => tap(drawn)}
  >
    <span class="face">${drawn.face}${special && symbol ? html`<span aria-hidden="true">${symbol}</span>` : ""}</span>
    ${place >= 0 ? sign(place, players[place]!.letter) : ""}
    ${drawn.ownerLabel ? html`<span class="hidden">${drawn.ownerLabel}</span>` : ""}
  </button>`;
}

export const chipsStyles = css`
  .chips { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: var(--gap); }
  .chip { padding: 0; display: grid; place-content: center; justify-items: center; border: 2px solid var(--line); position: relative; }
  .face { font-family: var(--face); font-size: 18px; font-weight: 700; line-height: 1.1; font-variant-numeric: tabular-nums; }
  .chip.special { border-radius: 16px; }
  .chip[class*="owner-"] { border-color: var(--owner); background: color-mix(in srgb, var(--owner) 14%, var(--ground)); }
  .chip[class*="owner-"] .face { font-weight: 500; }
  .chip[aria-pressed="true"] { border-width: 3px; color: var(--ink); background: color-mix(in srgb, var(--owner) 30%, var(--ground)); }
  .others { margin-block-start: var(--gap); }
  @container (max-width: 320px) {
    .chips { grid-template-columns: repeat(5, minmax(0, 1fr)); }
    .chip.special { grid-column: span 2; }
    /* Players in two rows: the cards take one row less, so that none lies under the sum. */
    .players:not([data-seats="3"], [data-seats="4"]) ~ .chips { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  }
`;
