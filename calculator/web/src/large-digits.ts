// The totals in large digits, for a phone that lies in the middle of the table.
import { css, html, nothing, type TemplateResult } from "lit";
import type { Labels } from "./data";
import { dialog } from "./dialog";
import type { ColumnView, GameView } from "./generated/types";
import { ownerClass, placeOf, sign } from "./sign";

export const LARGE = "large";

export function largeDigits(game: GameView, labels: Labels): TemplateResult {
  const playing = game.table.columns.filter(({ left }) => !left);
  const body = html`<p class="next">${game.over ? game.winners_text : game.deal.line}</p>
    <ul class="digits" data-players=${playing.length}>${playing.map(one)}</ul>`;
  return dialog({ name: LARGE, title: game.title, body }, labels);
}

function one({ label, letter, total_text, place_text, winner, aria }: ColumnView): TemplateResult {
  const place = placeOf(letter);
  return html`<li class=${ownerClass(place)} data-winner=${winner}>
    <span aria-hidden="true" class="who">${place < 0 ? nothing : sign(place, letter)}<span class="clip">${label}</span><span class="place">${place_text}</span></span>
    <span aria-hidden="true" class="large">${total_text}</span>
    <span class="hidden">${aria}</span>
  </li>`;
}

export const largeStyles = css`
  #dialog-large { inline-size: 100vw; max-inline-size: none; block-size: 100dvh; max-block-size: none; border-radius: 0; }
  #dialog-large .sheet { min-block-size: 100%; grid-template-rows: auto auto 1fr auto; padding-block-end: max(14px, env(safe-area-inset-bottom)); }
  #dialog-large .sheet > .main { box-shadow: none; }
  #dialog-large .next { font-size: 16px; }
  .digits { margin: 0; padding: 0; list-style: none; display: grid; gap: 8px; grid-template-columns: repeat(2, minmax(0, 1fr)); grid-auto-rows: 1fr; }
  .digits[data-players="3"] { grid-template-columns: minmax(0, 1fr); }
  .digits li { display: grid; align-content: center; justify-items: center; grid-template-columns: minmax(0, 1fr); padding: 4px; border: 3px solid var(--owner, var(--line)); border-radius: 12px; background: var(--card); min-inline-size: 0; }
  .digits .who { display: flex; align-items: center; gap: 6px; inline-size: 100%; font-size: 18px; }
  .digits .who .clip { min-inline-size: 0; }
  .digits .large { font: 700 clamp(40px, 17vmin, 150px)/1 var(--face); font-variant-numeric: tabular-nums; }
  /* Beside the name: three digits leave no room next to them. */
  .digits .place { flex: none; margin-inline-start: auto; font-weight: 700; white-space: nowrap; }
  .digits [data-winner="true"] { background: var(--papayoo-gold, #e5b949); color: var(--papayoo-gold-ink, #1a1a1a); }
  @media (orientation: landscape) {
    .digits { grid-template-columns: repeat(4, minmax(0, 1fr)); }
    .digits[data-players="3"], .digits[data-players="5"], .digits[data-players="6"] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
  /* A small phone on its side: two rows of players stand above the key that closes. */
  @media (orientation: landscape) and (max-height: 360px) {
    #dialog-large .sheet { gap: 4px; padding-block: 6px; }
    #dialog-large h2 { font-size: 16px; line-height: 1.1; }
    #dialog-large .next { font-size: 14px; line-height: 1.15; }
    .digits { gap: 4px; }
    .digits li { padding-block: 0; }
  }
`;
