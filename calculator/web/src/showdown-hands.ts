// The hands of a showdown: whose, which cards, what they are; and where the next cards go.
import { css, html, nothing, type TemplateResult } from "lit";
import type { Labels } from "./data";
import type { PictureView, PlayerHandView, ShowdownView } from "./generated/types";
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
      return seat.cards.length ? hand(seat, place, judged, plain(seat.cards, view), rules, labels, clear) : nothing;
    })}
  </ol>`;
}

/** Cards as the pad knows them, before the engine has read the hand. */
function plain(cards: string[], { suits }: ShowdownView): PictureView[] {
  return suits.flatMap(({ suit, symbol, cards: known }) =>
    known
      .filter(({ card }) => cards.includes(card))
      .map(({ card, face, name }) => ({ card, face, suit, symbol, name, wild: false, stands_for: "", aria: name })),
  );
}

function hand(
  seat: Seat,
  place: number,
  known: PlayerHandView | undefined,
  tapped: PictureView[],
  rules: string,
  labels: Labels,
  clear: (player: string) => void,
): TemplateResult {
  // What the engine has not judged yet is not shown as what it was.
  const view = known?.cards.length === seat.cards.length && known.cards.every((card) => seat.cards.includes(card)) ? known : undefined;
  const read = view?.hand;
  return html`<li class=${ownerClass(place)} data-player=${seat.player} data-kind=${read ? (read.kind ?? "none") : ""} ?data-wins=${view?.wins}>
    <div class="head">
      ${sign(place, seat.letter)}
      <strong class="clip">${seat.label}</strong>
      <span class="label">${read?.label ?? view?.count_text}</span>
      <span class="mark" aria-hidden="true">${view?.wins ? "★" : ""}</span>
      <button type="button" class="empty" aria-label=${known?.empty_label ?? labels.clear_hand!} @click=${() => clear(seat.player)}>×</button>
    </div>
    <ul class="pictures">
      ${(read?.cards ?? view?.pictures ?? tapped).map((card) => picture(card))}
      ${read?.left_out ? picture(read.left_out, labels.showdown_left_out!) : nothing}
    </ul>
    ${read
      ? html`<p class="said">
          <span>${read.said.text}</span>
          <a href="${rules}#${read.said.rule_id}" title=${labels.open_rule!}>${read.said.rule_text}</a>
        </p>`
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
  .head .clip { flex: 0 0 auto; max-inline-size: 45%; }
  .head .label { flex: 1 1 0; min-inline-size: 0; font-size: 15px; line-height: 1.15; }
  .head .mark { flex: none; font-weight: 700; }
  .hands > li[data-wins] .label { font-weight: 700; }
  .head .empty { flex: none; inline-size: 48px; padding: 0; border-color: transparent; background: none; font-size: 22px; line-height: 1; }
  .said { display: flex; align-items: center; justify-content: space-between; gap: 8px; font-size: 15px; }
  .said a { flex: none; display: inline-flex; align-items: center; min-block-size: 48px; padding-inline: 8px; font-size: 14px; }
  @container (min-width: 30rem) {
    .places { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  }
`;
