// The hands of a showdown: whose, which cards, what they are; and where the next cards go.
import { css, html, nothing, type TemplateResult } from "lit";
import type { Labels } from "./data";
import type { PlayerHandView, ShowdownView } from "./generated/types";
import { picture } from "./picture";
import { ownerClass, sign } from "./sign";
import type { Places, Seat } from "./showdown-places";

/** The place of the turned-up card among the places that cards go to. */
export const TURNED_UP = "";

export function places(at: Places, view: ShowdownView, chosen: string, labels: Labels, choose: (place: string) => void): TemplateResult {
  const known = view.suits.flatMap(({ symbol, cards }) => cards.map((card) => ({ ...card, symbol })));
  const up = known.find(({ card }) => card === at.turnedUp);
  return html`<div class="places" role="group" aria-label=${labels.showdown_places!}>
    <button type="button" class="up" aria-pressed=${chosen === TURNED_UP} data-place="" @click=${() => choose(TURNED_UP)}>
      <span class="who">${labels.showdown_turned_up}</span>
      <span class="count">${up ? html`<span aria-hidden="true">${up.face}${up.symbol}</span><span class="hidden">${up.name}</span>` : "–"}</span>
    </button>
    ${at.seats.map((seat, place) => seatPlace(seat, place, view, chosen, choose))}
  </div>`;
}

function seatPlace(seat: Seat, place: number, view: ShowdownView, chosen: string, choose: (place: string) => void): TemplateResult {
  const judged = view.hands.find(({ player }) => player === seat.player);
  const current = judged && judged.label === seat.label && judged.cards.length === seat.cards.length;
  return html`<button
    type="button"
    class=${ownerClass(place)}
    aria-pressed=${chosen === seat.player}
    aria-label=${current ? judged.aria : nothing}
    data-place=${seat.player}
    @click=${() => choose(seat.player)}
  >
    <span class="who clip">${seat.label}</span>
    <span class="count">${sign(place, seat.letter)} ${seat.cards.length}</span>
  </button>`;
}

export function hands(at: Places, view: ShowdownView, rules: string, labels: Labels, clear: (player: string) => void): TemplateResult {
  return html`<ol class="hands" aria-label=${labels.showdown_hands!}>
    ${at.seats.map((seat, place) => {
      const judged = view.hands.find(({ player }) => player === seat.player);
      return judged && seat.cards.length ? hand(seat, place, judged, rules, labels, clear) : nothing;
    })}
  </ol>`;
}

function hand(seat: Seat, place: number, view: PlayerHandView, rules: string, labels: Labels, clear: (player: string) => void): TemplateResult {
  // What the engine has not judged yet is not shown as what it was.
  const judged = view.cards.length === seat.cards.length && view.cards.every((card) => seat.cards.includes(card));
  const { hand } = view;
  return html`<li class=${ownerClass(place)} data-player=${seat.player} data-kind=${judged && hand ? (hand.kind ?? "none") : ""} ?data-wins=${judged && view.wins}>
    <div class="head">
      ${sign(place, seat.letter)}
      <strong class="clip">${seat.label}</strong>
      ${judged && hand ? html`<span class="label">${hand.label}</span>` : html`<span class="label">${judged ? view.count_text : ""}</span>`}
      <span class="mark" aria-hidden="true">${judged && view.wins ? "★" : ""}</span>
      <button type="button" class="empty" aria-label=${view.empty_label} @click=${() => clear(seat.player)}>×</button>
    </div>
    ${judged
      ? html`<ul class="pictures">
            ${(hand?.cards ?? view.pictures).map((card) => picture(card))}
            ${hand?.left_out ? picture(hand.left_out, labels.showdown_left_out!) : nothing}
          </ul>
          ${hand
            ? html`<p class="said"><span>${hand.said.text}</span> <a href="${rules}#${hand.said.rule_id}" title=${labels.open_rule!}>${hand.said.rule_text}</a></p>`
            : nothing}`
      : nothing}
  </li>`;
}

export const handStyles = css`
  .places { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--gap); }
  .places button { padding: 2px 4px; display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; align-content: center; line-height: 1.15; }
  .places .clip { max-inline-size: 100%; }
  .places .who { font-size: 13px; }
  .places .count { display: flex; align-items: center; gap: 5px; font: 700 17px/1.2 var(--face); }
  .places button[aria-pressed="true"] { background: color-mix(in srgb, var(--owner, var(--accent)) 22%, var(--ground)); color: var(--ink); border: 3px solid var(--owner, var(--accent)); padding: 0 2px; }
  .hands { margin: 0; padding: 0; list-style: none; display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; }
  .hands > li { padding-inline-start: 8px; border-inline-start: 4px solid var(--owner); display: grid; grid-template-columns: minmax(0, 1fr); gap: 2px; }
  .hands > li[data-wins] { border-inline-start-width: 8px; }
  .head { display: flex; align-items: center; gap: 6px; }
  .head .clip { flex: 0 1 auto; min-inline-size: 0; }
  .head .label { flex: 1 1 auto; min-inline-size: 40%; font-size: 15px; line-height: 1.15; }
  .head .mark { flex: none; font-weight: 700; }
  .hands > li[data-wins] .label { font-weight: 700; }
  .head .empty { flex: none; inline-size: 48px; padding: 0; border-color: transparent; background: none; font-size: 22px; line-height: 1; }
  .said { display: flex; align-items: center; justify-content: space-between; gap: 8px; font-size: 15px; }
  .said a { flex: none; display: inline-flex; align-items: center; min-block-size: 48px; padding-inline: 8px; font-size: 14px; }
  @container (min-width: 30rem) {
    .places[data-seats] { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  }
`;
