// The table: who deals, how many sit and what they are called; further down what is settled once an evening.
import { css, html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Labels } from "./data";
import { dialog, dialogAround } from "./dialog";
import { gameEnd, houseRules, type RulesActions } from "./game-rules";
import type { CountView, GameView, PlayerView } from "./generated/types";
import type { Screen } from "./screen";
import { seats, type SeatActions } from "./seats";
import { ownerClass, sign } from "./sign";

export interface TableActions extends SeatActions, RulesActions {
  setDealer: (player: string) => void;
  setCount: (count: number) => void;
  setName: (player: string, name: string) => void;
  left: () => void;
}

export const TABLE = "table";

export function tableDialog({ counts, players, game }: Screen, error: string, labels: Labels, actions: TableActions): TemplateResult {
  const body = html`
    ${dealers(game, labels, actions)}
    ${game.written || game.editing !== null ? nothing : numbers(counts, labels, actions)}
    <h3 id="names-title">${labels.names}</h3>
    <div class="names" role="group" aria-labelledby="names-title" @focusout=${actions.left}>
      ${players.map((player, place) => nameField(player, place, place === players.length - 1, actions))}
    </div>
    ${seats(game.seats, game.joins, labels, actions)} ${gameEnd(game.ends, game.can_end, labels, actions)}
    ${houseRules(game.house_rules, labels, actions)}
  `;
  return dialog({ name: TABLE, title: labels.table!, body, error, closed: actions.left }, labels);
}

function dealers({ dealers, deal }: GameView, labels: Labels, { setDealer }: TableActions): TemplateResult {
  return html`<h3 id="dealer-title">${labels.who_deals}</h3>
    <div class="dealers" role="group" aria-labelledby="dealer-title">
      ${dealers.map(
        ({ player, label, chosen }) => html`<button
          type="button"
          class="clip"
          aria-pressed=${chosen}
          data-dealer=${player}
          @click=${() => setDealer(player)}
        >${label}</button>`,
      )}
    </div>
    <p class="next">${deal.line}</p>`;
}

function numbers(counts: CountView[], labels: Labels, { setCount }: TableActions): TemplateResult {
  return html`<h3 id="count-title">${labels.players}</h3>
    <div class="counts" role="group" aria-labelledby="count-title">
      ${counts.map(
        ({ count, label, chosen }) => html`<button
          type="button"
          aria-pressed=${chosen}
          aria-label=${label}
          data-count=${count}
          @click=${() => setCount(count)}
        >${count}</button>`,
      )}
    </div>`;
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
  const fields = [...field.closest(".names")!.querySelectorAll("input")];
  const next = fields[fields.findIndex((one) => one === field) + 1];
  if (next) next.focus();
  else dialogAround(event).close();
}

export const tableStyles = css`
  .counts { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: var(--gap); }
  .counts button { padding: 0; font-size: 18px; font-weight: 700; }
  @container (max-width: 320px) {
    .counts { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
  .dealers { display: grid; grid-template-columns: repeat(auto-fit, minmax(84px, 1fr)); gap: var(--gap); }
  .dealers button { padding-inline: 4px; font-size: 15px; }
  .next { font-size: 14px; }
  .names { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--gap); }
  .name { display: flex; align-items: center; gap: 8px; }
  .name input { flex: 1; min-inline-size: 0; }
`;
