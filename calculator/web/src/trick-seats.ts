// The cards played, one line a player: what it was, whether it takes the trick, whether it was allowed, what the player held.
import { css, html, type TemplateResult } from "lit";
import { cardPad, type PadActions } from "./card-pad";
import type { Labels } from "./data";
import type { TrickSeatView, TrickView } from "./generated/types";
import { ownerClass, sign } from "./sign";
import type { Table } from "./trick-table";

export interface SeatsView {
  view: TrickView;
  table: Table;
  /** Of each hand that is open, the suit that is shown. */
  open: ReadonlyMap<string, string>;
}

export interface SeatActions {
  toggle: (player: string, open: boolean) => void;
  choose: (player: string, suit: string) => void;
  hold: (player: string, card: string) => void;
  clear: (player: string) => void;
}

export function seats(shown: SeatsView, labels: Labels, actions: SeatActions): TemplateResult {
  const { view, table } = shown;
  const played = view.seats.filter((_, place) => table.cards[place]);
  return html`<ol class="seats" aria-label=${labels.trick_plays!}>
    ${played.map((one) => seat(one, view.seats.indexOf(one), shown, labels, actions))}
  </ol>`;
}

/** The state by its shape, beside what the sentence says. */
function mark({ takes, allowed }: TrickSeatView): string {
  if (allowed === false) return "!";
  return takes ? "★" : allowed ? "✓" : "";
}

function seat(one: TrickSeatView, place: number, shown: SeatsView, labels: Labels, actions: SeatActions): TemplateResult {
  const { view, table } = shown;
  const card = table.cards[place]!;
  // What the engine has not judged yet is only named.
  const judged = one.card === card;
  const name = view.suits.flatMap(({ cards }) => cards).find((known) => known.card === card)?.name ?? card;
  return html`<li
    class=${ownerClass(place)}
    data-player=${one.player}
    ?data-takes=${judged && one.takes}
    data-allowed=${judged && one.allowed !== null ? `${one.allowed}` : ""}
  >
    <div class="play">
      ${sign(place, one.letter)}
      <span class="said">${judged ? one.text : name}</span>
      <span class="mark" aria-hidden="true">${judged ? mark(one) : ""}</span>
    </div>
    ${hand(one, place, shown, labels, actions)}
  </li>`;
}

function hand(one: TrickSeatView, place: number, { view, table, open }: SeatsView, labels: Labels, actions: SeatActions): TemplateResult {
  const { player } = one;
  const suit = open.get(player);
  const held = table.hands[player] ?? [];
  const pad: PadActions = { choose: (chosen) => actions.choose(player, chosen), tap: (card) => actions.hold(player, card) };
  return html`<details
    ?open=${suit !== undefined}
    @toggle=${(event: Event) => actions.toggle(player, (event.target as HTMLDetailsElement).open)}
  >
    <summary>${one.hand_label}</summary>
    ${suit === undefined
      ? ""
      : html`<p class="hint">${labels.hand_hint}</p>
          ${cardPad(
            {
              suits: view.suits,
              chosen: suit,
              card: ({ card, name, papayoo }) => ({
                pressed: held.includes(card) || table.cards[place] === card,
                name,
                place: -1,
                letter: "",
                shape: papayoo ? "special" : "",
                disabled: table.cards.includes(card) && table.cards[place] !== card,
              }),
            },
            labels,
            pad,
          )}
          ${one.hand_text ? html`<p class="holds">${one.hand_text}</p>` : ""}
          <button type="button" class="clear-hand" ?disabled=${!held.length} @click=${() => actions.clear(player)}>${labels.clear_hand}</button>`}
  </details>`;
}

export const seatStyles = css`
  .seats { margin: 0; padding: 0; list-style: none; display: grid; gap: 6px; }
  .seats li { padding-inline-start: 8px; border-inline-start: 4px solid var(--owner); display: grid; gap: 2px; }
  .seats li[data-allowed="false"] { border-inline-start-style: dashed; }
  .play { display: flex; align-items: center; gap: 8px; min-block-size: 28px; }
  .said { flex: 1 1 auto; min-inline-size: 0; }
  .seats li[data-takes] .said { font-weight: 700; }
  .mark { flex: none; font-weight: 700; inline-size: 20px; text-align: center; }
  .seats li[data-allowed="false"] .said { color: var(--papayoo-wrong-ink, #96230f); }
  .seats li[data-allowed="false"] .play { background: var(--papayoo-wrong, #fbe0da); border-radius: 8px; color: var(--papayoo-wrong-ink, #96230f); padding: 4px; }
  .seats p { margin: 0; }
  .seats details { font-size: 15px; }
  .seats summary { min-block-size: 48px; padding-block: 13px; cursor: pointer; touch-action: manipulation; }
  .seats .hint, .seats .holds { padding-block: 2px 6px; }
  .clear-hand { margin-block: 6px; inline-size: 100%; }
`;
