// Seats between two rounds: the order round the table, who stops playing, plays again or joins, and with how many points.
import { css, html, nothing, type TemplateResult } from "lit";
import type { Labels } from "./data";
import type { JoinView, SeatView } from "./generated/types";
import { ownerClass, placeOf, sign } from "./sign";

export interface SeatActions {
  move: (player: string, by: number) => void;
  leave: (player: string) => void;
  comeBack: (player: string) => void;
  join: (start: JoinView["start"]) => void;
}

export function seats(all: SeatView[], joins: JoinView[], labels: Labels, actions: SeatActions): TemplateResult {
  return html`<details class="fold seats">
    <summary>${labels.seats}</summary>
    <ol>${all.map((seat) => row(seat, actions))}</ol>
    ${joins.length ? joining(joins, labels, actions) : nothing}
  </details>`;
}

function row(seat: SeatView, { move, leave, comeBack }: SeatActions): TemplateResult {
  const { player, text, state } = seat;
  const place = placeOf(seat.letter);
  const arrow = (label: string, by: number, can: boolean, face: string) => html`<button
    type="button"
    class="arrow"
    aria-label=${label}
    aria-disabled=${!can}
    data-by=${by}
    @click=${() => can && move(player, by)}
  >${face}</button>`;
  return html`<li class=${ownerClass(place)} data-player=${player} data-state=${state}>
    <span class="who">${place < 0 ? nothing : sign(place, seat.letter)}<span>${text}</span></span>
    ${state === "seated"
      ? html`${arrow(seat.earlier_label, -1, seat.can_move_earlier, "↑")}${arrow(seat.later_label, 1, seat.can_move_later, "↓")}`
      : nothing}
    ${seat.can_leave ? html`<button type="button" class="go" @click=${() => leave(player)}>${seat.leave_label}</button>` : nothing}
    ${seat.can_return ? html`<button type="button" class="go" @click=${() => comeBack(player)}>${seat.return_label}</button>` : nothing}
  </li>`;
}

function joining(joins: JoinView[], labels: Labels, { join }: SeatActions): TemplateResult {
  return html`<h3 id="join-title">${labels.join}</h3>
    <div class="choice" role="group" aria-labelledby="join-title">
      ${joins.map(({ start, label }) => html`<button type="button" data-join=${start} @click=${() => join(start)}>${label}</button>`)}
    </div>`;
}

export const seatStyles = css`
  .seats ol { margin: 0 0 8px; padding: 0; list-style: none; display: grid; gap: 8px; }
  .seats li { display: grid; grid-template-columns: minmax(0, 1fr) 48px 48px; align-items: center; gap: var(--gap); }
  .seats .who { display: flex; align-items: center; gap: 8px; overflow-wrap: anywhere; }
  .seats li:not([data-state="seated"]) .who { grid-column: 1 / -1; }
  .seats .arrow { padding: 0; font-size: 20px; }
  .seats .go { grid-column: 1 / -1; font-size: 15px; }
`;
