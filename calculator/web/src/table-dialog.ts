// Who sits at the table: how many, and their names; one compact place, out of the way of the round.
import { css, html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Labels } from "./data";
import type { CountView, PlayerView } from "./generated/types";
import { ownerClass, sign } from "./sign";

export interface TableActions {
  setCount: (count: number) => void;
  setName: (player: string, name: string) => void;
  left: () => void;
}

/** The button that opens it, with the line about the deal beside. */
export function tableLine(counts: CountView[], deal: string): TemplateResult {
  const open = (event: Event) => dialogOf(event).showModal();
  return html`<div class="table">
    <button type="button" aria-haspopup="dialog" @click=${open}>${counts.find(({ chosen }) => chosen)?.label}<span aria-hidden="true"> ▾</span></button>
    <span class="deal">${deal}</span>
  </div>`;
}

export function tableDialog(counts: CountView[], players: PlayerView[], labels: Labels, actions: TableActions): TemplateResult {
  const outside = (event: Event) => event.target === event.currentTarget && dialogOf(event).close();
  return html`<dialog aria-labelledby="table-title" @click=${outside} @close=${actions.left}>
    <div class="sheet">
      <h2 id="table-title">${labels.players}</h2>
      <div class="counts" role="group" aria-labelledby="table-title">
        ${counts.map(
          ({ count, label, chosen }) => html`<button
            type="button"
            aria-pressed=${chosen}
            aria-label=${label}
            data-count=${count}
            @click=${() => actions.setCount(count)}
          >${count}</button>`,
        )}
      </div>
      <h2 id="names-title">${labels.names}</h2>
      <div class="names" role="group" aria-labelledby="names-title" @focusout=${actions.left}>
        ${players.map((player, place) => nameField(player, place, place === players.length - 1, actions))}
      </div>
      <button type="button" class="main" @click=${(event: Event) => dialogOf(event).close()}>${labels.close}</button>
    </div>
  </dialog>`;
}

function nameField(player: PlayerView, place: number, last: boolean, actions: TableActions): TemplateResult {
  return html`<label class="name ${ownerClass(place)}">
    ${sign(place, player.letter)}
    <input
      type="text"
      autocomplete="off"
      autocapitalize="words"
      spellcheck="false"
      maxlength="100"
      enterkeyhint=${last ? "done" : "next"}
      aria-label=${player.name_label}
      .value=${live(player.name)}
      @input=${(event: Event) => actions.setName(player.id, (event.target as HTMLInputElement).value)}
      @keydown=${(event: KeyboardEvent) => event.key === "Enter" && !event.isComposing && moveOn(event)}
    />
  </label>`;
}

/** Enter goes to the next name, and from the last one back to the round. */
function moveOn(event: KeyboardEvent): void {
  event.preventDefault();
  const field = event.currentTarget as HTMLElement;
  const fields = [...dialogOf(event).querySelectorAll("input")];
  const next = fields[fields.findIndex((one) => one === field) + 1];
  if (next) next.focus();
  else dialogOf(event).close();
}

function dialogOf(event: Event): HTMLDialogElement {
  const root = (event.currentTarget as HTMLElement).getRootNode() as ShadowRoot;
  return root.querySelector("dialog")!;
}

export const tableStyles = css`
  .table { display: flex; align-items: center; gap: 8px; min-block-size: 48px; }
  .table button { flex: none; font-weight: 700; }
  .deal { font-size: 14px; line-height: 1.2; }
  dialog { inline-size: min(26rem, calc(100vw - 24px)); max-block-size: calc(100dvh - 24px); padding: 0; border: 0; border-radius: 12px; background: var(--ground); color: var(--ink); }
  dialog::backdrop { background: rgb(0 0 0 / 55%); }
  .sheet { display: grid; gap: 8px; padding: 14px; }
  .sheet h2 { margin: 0; font-size: 16px; }
  .counts { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: var(--gap); }
  .counts button { padding: 0; font-size: 18px; font-weight: 700; }
  .names { display: grid; gap: var(--gap); }
  .name { display: flex; align-items: center; gap: 8px; }
  .name input { flex: 1; min-inline-size: 0; }
  .sheet .main { position: sticky; inset-block-end: 8px; }
  @container (max-width: 320px) {
    .deal { font-size: 13px; }
    .table button { padding-inline: 6px; }
    dialog { inline-size: calc(100vw - 8px); max-inline-size: none; }
    .sheet { padding: 10px; }
  }
`;
