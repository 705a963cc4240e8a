// The score sheet itself: a column a player, a row a round, totals and places at the foot. Names and rounds stay in
// sight while the table scrolls in its box; a row that is tapped offers to change or delete its round.
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Labels } from "./data";
import type { CellView, ColumnView, RowView, TableView } from "./generated/types";
import { ownerClass, placeOf, sign } from "./sign";

export interface GameTable {
  table: TableView;
  /** The row whose offers are open: index of its round. */
  open: number | null;
}

export interface GameTableActions {
  toggle: (round: number) => void;
  edit: (round: number) => void;
  remove: (round: number) => void;
}

export function gameTable({ table, open }: GameTable, labels: Labels, actions: GameTableActions): TemplateResult {
  const { columns, rows } = table;
  return html`<div class="scroll" role="group" tabindex="0" aria-labelledby="sheet-title">
    <table class="game" data-columns=${columns.length}>
      <thead>
        <tr>
          <td></td>
          ${columns.map(head)}
        </tr>
      </thead>
      <tbody>
        ${table.start_label ? starts(table) : nothing}
        ${repeat(
          rows,
          ({ round }) => round,
          (row) => [round(row, columns, row.round === open, actions), row.refused ? refusal(row, columns) : nothing, row.round === open ? offers(row, columns, actions) : nothing],
        )}
      </tbody>
      <tfoot>
        <tr class="totals">
          <th scope="row">${footLabel(table.total_label, "Σ")}</th>
          ${columns.map(({ total_text, left, winner }) => html`<td data-left=${left} data-winner=${winner}>${total_text}</td>`)}
        </tr>
        <tr class="places">
          <th scope="row">${footLabel(labels.place!, "#")}</th>
          ${columns.map(({ place_text, left, winner }) => html`<td data-left=${left} data-winner=${winner}>${place_text}</td>`)}
        </tr>
      </tfoot>
    </table>
  </div>`;
}

function head({ player, label, letter, left }: ColumnView): TemplateResult {
  const place = placeOf(letter);
  return html`<th scope="col" class=${ownerClass(place)} data-player=${player} data-left=${left}>
    <span class="head">${place < 0 ? nothing : sign(place, letter)}<span class="name">${label}</span></span>
  </th>`;
}

/** The whole word where it has room, else a sign for it. */
function footLabel(word: string, short: string): TemplateResult {
  return html`<span class="word">${word}</span><span class="short" aria-hidden="true">${short}</span>`;
}

function starts({ start_label, columns }: TableView): TemplateResult {
  return html`<tr class="start">
    <th scope="row">${footLabel(start_label, "+")}</th>
    ${columns.map(({ start_text }) => html`<td>${start_text}</td>`)}
  </tr>`;
}

function round(row: RowView, columns: ColumnView[], open: boolean, { toggle }: GameTableActions): TemplateResult {
  const dealer = columns.find(({ player }) => player === row.dealer);
  const place = placeOf(dealer?.letter ?? "");
  return html`<tr class="played" data-round=${row.round} data-valid=${row.valid} data-editing=${row.editing} @click=${() => toggle(row.round)}>
    <th scope="row">
      <button type="button" aria-expanded=${open}>
        <span aria-hidden="true" class="number">${row.number}<span class="suit">${row.suit_symbol}</span></span>
        <span aria-hidden="true" class="dealer ${ownerClass(place)}">${row.valid ? nothing : html`<span class="mark">!</span>`}${place < 0 ? nothing : sign(place, dealer!.letter)}</span>
        <span class="hidden">${row.label}, ${row.dealer_text}, ${row.suit_label}</span>
      </button>
    </th>
    ${row.cells.map(cell)}
  </tr>`;
}

function cell({ text, taken, total_text, note, aria }: CellView): TemplateResult {
  return html`<td title=${note || nothing} ?data-note=${Boolean(note)}>
    <span aria-hidden="true" class="score">${text}</span>
    ${taken === null ? nothing : html`<span aria-hidden="true" class="taken">(${taken})</span>`}
    <span aria-hidden="true" class="running">${total_text}</span><span class="hidden">${aria}</span>
  </td>`;
}

function refusal({ refused }: RowView, columns: ColumnView[]): TemplateResult {
  return html`<tr class="refused">
    <td colspan=${columns.length + 1}><p>${refused}</p></td>
  </tr>`;
}

function offers({ round, edit_label, delete_label }: RowView, columns: ColumnView[], actions: GameTableActions): TemplateResult {
  return html`<tr class="offers">
    <td colspan=${columns.length + 1}>
      <div>
        <button type="button" data-edit=${round} @click=${() => actions.edit(round)}>${edit_label}</button>
        <button type="button" data-delete=${round} @click=${() => actions.remove(round)}>${delete_label}</button>
      </div>
    </td>
  </tr>`;
}
