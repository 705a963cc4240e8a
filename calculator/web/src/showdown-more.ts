// What a showdown may know besides its cards: names, coins, the house rule, who dealt and who called, the next deal.
import { css, html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Labels } from "./data";
import type { ShowdownAction, ShowdownView } from "./generated/types";
import { ownerClass, sign } from "./sign";
import type { Places } from "./showdown-places";

export type Act = (action: ShowdownAction) => void;

/** The field that is being typed into: it keeps what was typed, whatever the engine makes of it. */
export class Typing {
  private field = "";
  private text = "";

  constructor(private readonly changed: () => void) {}

  in(field: string, text: string): void {
    this.field = field;
    this.text = text;
  }

  left(): void {
    this.field = "";
    this.changed();
  }

  shown(field: string, known: string): string {
    return field === this.field ? this.text : known;
  }
}

export function counts(at: Places, view: ShowdownView, labels: Labels, act: Act): TemplateResult {
  return html`<div class="counts" role="group" aria-label=${labels.players!}>
    <span class="what" aria-hidden="true">${labels.players}</span>
    ${view.counts.map(
      ({ count, label }) => html`<button
        type="button"
        aria-pressed=${count === at.seats.length}
        aria-label=${label}
        data-count=${count}
        @click=${() => act({ type: "set_hands", count })}
      >${count}</button>`,
    )}
  </div>`;
}

export function more(at: Places, view: ShowdownView, labels: Labels, act: Act, typing: Typing): TemplateResult {
  return html`<details class="fold">
    <summary>${labels.showdown_more}</summary>
    <div class="more">
      <div class="names" role="group" aria-label=${labels.names!}>
        ${at.seats.map(
          ({ player, letter, name }, place) => html`<label class="name ${ownerClass(place)}">
            ${sign(place, letter)}
            <input
              type="text"
              autocomplete="off"
              autocapitalize="words"
              spellcheck="false"
              maxlength="100"
              data-name=${player}
              aria-label=${view.hands.find((hand) => hand.player === player)?.name_label ?? letter}
              .value=${live(name)}
              @input=${(event: Event) => act({ type: "name_hand", player, name: text(event) })}
            />
          </label>`,
        )}
      </div>
      ${coins("ante", labels.showdown_ante!, at.ante, typing, (ante) => act({ type: "set_pot", ante }))}
      ${coins("pot", labels.showdown_pot_before!, at.pot, typing, (pot) => act({ type: "set_pot", pot }))}
      ${who("dealer", labels.showdown_dealer!, at, at.dealer, labels, (dealer) => act({ type: "set_call", dealer }))}
      ${who("caller", labels.showdown_caller!, at, at.caller, labels, (caller) => act({ type: "set_call", caller }))}
      <label class="ace">
        <input
          type="checkbox"
          .checked=${live(at.aceLow)}
          @change=${(event: Event) => act({ type: "set_ace_low", on: (event.target as HTMLInputElement).checked })}
        />
        <span>${labels.showdown_ace_low}</span>
      </label>
      <button type="button" class="next-deal" ?disabled=${!view.whole} @click=${() => act({ type: "next_deal" })}>${labels.showdown_next_deal}</button>
    </div>
  </details>`;
}

function text(event: Event): string {
  return (event.target as HTMLInputElement).value;
}

/** Coins as they are typed; what is no number goes to the engine as it is, which says so. */
function coins(name: string, label: string, value: string, typing: Typing, set: (typed: string) => void): TemplateResult {
  const typed = (event: Event) => {
    typing.in(name, text(event));
    set(text(event));
  };
  return html`<label class="coins">
    <span>${label}</span>
    <input
      type="text"
      inputmode="numeric"
      autocomplete="off"
      enterkeyhint="done"
      maxlength="9"
      data-coins=${name}
      .value=${live(typing.shown(name, value))}
      @input=${typed}
      @blur=${() => typing.left()}
    />
  </label>`;
}

function who(name: string, label: string, { seats }: Places, chosen: string | null, labels: Labels, set: (player: string | null) => void): TemplateResult {
  const choose = (event: Event) => {
    const at = (event.target as HTMLSelectElement).selectedIndex;
    set(at ? seats[at - 1]!.player : null);
  };
  return html`<label class="coins">
    <span>${label}</span>
    <select data-who=${name} @change=${choose}>
      <option .selected=${live(chosen === null)}>${labels.showdown_not_known}</option>
      ${seats.map(({ player, label }) => html`<option .selected=${live(chosen === player)}>${label}</option>`)}
    </select>
  </label>`;
}

export const moreStyles = css`
  .counts { display: grid; grid-template-columns: minmax(0, 1fr) repeat(4, 48px); gap: var(--gap); align-items: center; }
  .counts button { padding: 0; font-size: 18px; font-weight: 700; }
  .fold { border-block: 1px solid var(--line); }
  .fold > summary { min-block-size: 48px; padding-block: 12px; cursor: pointer; font-weight: 700; touch-action: manipulation; }
  .fold[open] { padding-block-end: 8px; }
  .more, .names { display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; }
  .name { display: flex; align-items: center; gap: 8px; }
  .name input { flex: 1; min-inline-size: 0; }
  .coins { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 9em); align-items: center; gap: 8px; }
  .coins input, .coins select { inline-size: 100%; }
  .ace { display: grid; grid-template-columns: 48px minmax(0, 1fr); align-items: center; min-block-size: 48px; cursor: pointer; }
  .ace input { inline-size: 26px; block-size: 26px; min-block-size: 26px; justify-self: center; accent-color: var(--accent); }
`;
