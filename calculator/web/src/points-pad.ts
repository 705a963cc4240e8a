// Piles by points: a field a player, and a plus key, which the keypad of a phone has not.
import { css, html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Labels } from "./data";
import type { PlayerView } from "./generated/types";
import { ownerClass, sign } from "./sign";

export interface PointsActions {
  typed: (player: string, text: string) => void;
  /** Enter was pressed in a field. */
  entered: (field: HTMLInputElement) => void;
  left: () => void;
}

const PLUS = "+";

export function pointsPad(all: PlayerView[], unread: ReadonlySet<string>, labels: Labels, actions: PointsActions): TemplateResult {
  return html`<div class="points" role="group" aria-label=${labels.points!} @focusout=${leaving(actions.left)}>
    ${all.map((player, place) => row(player, place, unread.has(player.id), place === all.length - 1, labels, actions))}
  </div>`;
}

function row(player: PlayerView, place: number, wrong: boolean, last: boolean, labels: Labels, actions: PointsActions): TemplateResult {
  const { id } = player;
  return html`<div class="row ${ownerClass(place)}">
    <label for="points-${id}">
      ${sign(place, player.letter)}<span id="who-${id}" class="clip">${player.label}</span>
      <span class="took">${player.by === "cards" || player.text !== player.points_text ? player.points_text : ""}</span>
    </label>
    <div class="field">
      <input
        id="points-${id}"
        type="text"
        inputmode="numeric"
        autocomplete="off"
        enterkeyhint=${last ? "done" : "next"}
        maxlength="200"
        aria-label=${player.points_label}
        aria-invalid=${wrong}
        .value=${live(player.text)}
        @input=${(event: Event) => actions.typed(id, (event.target as HTMLInputElement).value)}
        @keydown=${(event: KeyboardEvent) => event.key === "Enter" && !event.isComposing && actions.entered(event.target as HTMLInputElement)}
      />
      <button
        type="button"
        class="plus"
        id="plus-${id}"
        aria-label=${labels.plus!}
        aria-labelledby="plus-${id} who-${id}"
        @pointerdown=${(event: Event) => event.preventDefault()}
        @click=${(event: Event) => plus(event.currentTarget as HTMLElement)}
      >${PLUS}</button>
    </div>
    ${player.note ? html`<span class="note">${player.note}</span>` : ""}
  </div>`;
}

/** Writes a plus where the caret stands; the keypad stays open. */
function plus(button: HTMLElement): void {
  const field = button.parentElement!.querySelector("input")!;
  const { activeElement } = field.getRootNode() as ShadowRoot;
  if (activeElement !== field) {
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }
  field.setRangeText(PLUS, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** Calls back when the focus goes from one field to another place, not when it only goes to the field's own plus key. */
function leaving(left: () => void): (event: FocusEvent) => void {
  return ({ target, relatedTarget }) => {
    const row = (target as Element).closest(".row");
    if (!(relatedTarget instanceof Node && row?.contains(relatedTarget))) left();
  };
}

export const pointsStyles = css`
  .points { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 6px 8px; }
  .row label { display: flex; align-items: center; gap: 4px; font-size: 14px; min-block-size: 22px; }
  .row { min-inline-size: 0; }
  .row label .clip { min-inline-size: 0; }
  .row .took { margin-inline-start: auto; font-weight: 700; font-size: 15px; }
  .field { display: flex; gap: var(--gap); }
  .field input { flex: 1; min-inline-size: 0; font-size: 18px; border-color: var(--owner); border-width: 2px; font-variant-numeric: tabular-nums; }
  .field input[aria-invalid="true"] { border-style: dashed; border-width: 3px; }
  .plus { inline-size: 48px; padding: 0; font-size: 26px; font-weight: 700; flex: none; }
  .row .note { display: block; font-size: 12px; }
`;
