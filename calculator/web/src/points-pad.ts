// Piles by points: a field a player, and a plus key, which the keypad of a phone has not. A pile by cards shows what it
// comes to and is only replaced by a number on purpose.
import { css, html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Labels } from "./data";
import type { PlayerView } from "./generated/types";
import { ownerClass, sign } from "./sign";

export interface Points {
  players: PlayerView[];
  /** Why a number could not be read, by player. */
  unread: ReadonlyMap<string, string>;
  /** Whose cards are to give way to a number, or "". */
  replacing: string;
}

export interface PointsActions {
  typed: (player: string, text: string) => void;
  /** Enter was pressed in a field. */
  entered: (field: HTMLInputElement) => void;
  /** The cards of this player are to give way to a number; "": no, they stay. */
  replace: (player: string) => void;
  left: () => void;
}

const PLUS = "+";
const PEN = "✎\u{FE0E}";

export function pointsPad(points: Points, labels: Labels, actions: PointsActions): TemplateResult {
  return html`<div class="points" role="group" aria-label=${labels.points!} @focusout=${leaving(actions)}>
    ${points.players.map((player, place) => row(player, place, points, labels, actions))}
  </div>`;
}

function row(player: PlayerView, place: number, { players, unread, replacing }: Points, labels: Labels, actions: PointsActions): TemplateResult {
  const { id, points_text: points } = player;
  const wrong = unread.get(id);
  const cards = player.by === "cards";
  const fixed = cards && replacing !== id;
  const note = player.note || (cards ? labels.by_cards : "");
  return html`<div class="row ${ownerClass(place)}" data-by=${player.by}>
    <label for="points-${id}">
      ${sign(place, player.letter)}<span id="who-${id}" class="clip">${player.label}</span>
      <span class="took">${player.by === "points" && player.text !== points ? points : ""}</span>
    </label>
    <div class="field">
      <input
        id="points-${id}"
        type="text"
        inputmode="numeric"
        autocomplete="off"
        enterkeyhint=${place === players.length - 1 ? "done" : "next"}
        maxlength="200"
        aria-label=${player.points_label}
        aria-invalid=${wrong !== undefined}
        aria-describedby=${[wrong && `wrong-${id}`, note && `note-${id}`].filter(Boolean).join(" ") || nothing}
        placeholder=${cards ? points : ""}
        ?readonly=${fixed}
        .value=${live(fixed ? points : player.text)}
        @input=${(event: Event) => actions.typed(id, (event.target as HTMLInputElement).value)}
        @keydown=${(event: KeyboardEvent) => event.key === "Enter" && !event.isComposing && actions.entered(event.target as HTMLInputElement)}
      />
      ${fixed ? key(id, "instead", PEN, labels.number_instead!, (button) => instead(button, () => actions.replace(id))) : key(id, "plus", PLUS, labels.plus!, plus)}
    </div>
    ${note ? html`<span class="note" id="note-${id}">${note}</span>` : ""}
    ${wrong ? html`<span class="wrong" id="wrong-${id}">${wrong}</span>` : ""}
  </div>`;
}

/** The key beside a field, named by what it does and by whose field it is. */
function key(id: string, name: "plus" | "instead", face: string, label: string, act: (button: HTMLElement) => void): TemplateResult {
  return html`<button
    type="button"
    class="key ${name}"
    id="${name}-${id}"
    aria-label=${label}
    aria-labelledby="${name}-${id} who-${id}"
    @pointerdown=${(event: Event) => event.preventDefault()}
    @click=${(event: Event) => act(event.currentTarget as HTMLElement)}
  >${face}</button>`;
}

const fieldOf = (key: HTMLElement) => key.parentElement!.querySelector("input")!;

/** Writes a plus where the caret stands; the keypad stays open. */
function plus(key: HTMLElement): void {
  const field = fieldOf(key);
  const { activeElement } = field.getRootNode() as ShadowRoot;
  if (activeElement !== field) {
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }
  field.setRangeText(PLUS, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** Opens the field for a number; the keypad comes up with the same tap. */
function instead(key: HTMLElement, replace: () => void): void {
  const field = fieldOf(key);
  field.value = "";
  field.readOnly = false;
  field.focus();
  replace();
}

/** The focus goes from one field to another place, not only to the field's own key: cards without a number stay. */
function leaving({ left, replace }: PointsActions): (event: FocusEvent) => void {
  return ({ target, relatedTarget }) => {
    const row = (target as Element).closest(".row");
    if (relatedTarget instanceof Node && row?.contains(relatedTarget)) return;
    replace("");
    left();
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
  .field input[readonly] { border-style: dotted; background: var(--soft); font-weight: 700; }
  .field input::placeholder { color: inherit; opacity: 0.75; font-style: italic; }
  .field input[aria-invalid="true"] { border-style: dashed; border-width: 3px; }
  .key { inline-size: 48px; padding: 0; font-size: 26px; font-weight: 700; flex: none; }
  .instead { font-size: 20px; font-weight: 400; }
  .row .note { display: block; font-size: 12px; }
  .row .wrong { display: block; margin-block-start: 2px; padding: 2px 6px; border-radius: 6px; font-size: 14px; overflow-wrap: anywhere; background: var(--papayoo-wrong, #fbe0da); color: var(--papayoo-wrong-ink, #96230f); }
`;
