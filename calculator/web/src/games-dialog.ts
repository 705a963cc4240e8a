// The list of games on this device: open one, delete one and bring it back; what could not be read can be saved as a file.
import { css, html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { fill, type Labels } from "./data";
import { dialog } from "./dialog";
import type { Listed } from "./games";
import type { Unreadable } from "./shelf";

export interface GamesActions {
  turnTo: (key: string) => void;
  remove: (key: string) => void;
  bringBack: (key: string) => void;
  newGame: () => void;
  saveUnreadable: (one: Unreadable) => void;
  discard: (one: Unreadable) => void;
}

export interface GamesList {
  games: Listed[];
  unreadable: Unreadable[];
  /** The key of the game on the screen, and its line. */
  current: string;
  line: string;
  lang: string;
}

export const GAMES = "games";

export function gamesDialog(list: GamesList, labels: Labels, actions: GamesActions): TemplateResult {
  const alive = list.games.filter(({ deleted }) => deleted === undefined);
  const deleted = list.games.filter(({ deleted }) => deleted !== undefined);
  const body = html`<button type="button" class="new" @click=${actions.newGame}>${labels.new_game}</button>
    <ul class="games">${repeat(alive, ({ key }) => key, (game) => row(game, list, labels, actions))}</ul>
    ${deleted.length ? removed(deleted, list, labels, actions) : nothing}
    ${list.unreadable.length ? spoiled(list.unreadable, labels, actions) : nothing}
    <p class="where">${labels.where_kept}</p>`;
  return dialog({ name: GAMES, title: labels.games!, body }, labels);
}

/** The engine's line; before the engine has spoken, the day and the names that were typed. */
function lineOf({ line, changed, mirror }: Listed, lang: string): string {
  if (line) return line;
  const names = mirror.seats.map(({ name }) => name.trim()).filter(Boolean);
  return [new Intl.DateTimeFormat(lang, { dateStyle: "long" }).format(changed), ...names].join(", ");
}

function row(game: Listed, { current, line, lang }: GamesList, labels: Labels, { turnTo, remove }: GamesActions): TemplateResult {
  const here = game.key === current;
  const text = here && line ? line : lineOf(game, lang);
  return html`<li data-game=${game.key}>
    <button type="button" class="open" aria-current=${here} @click=${() => turnTo(game.key)}>${text}</button>
    <button type="button" class="delete" aria-label=${fill(labels.delete_game!, { game: text })} @click=${() => remove(game.key)}>
      <span aria-hidden="true">✕</span>
    </button>
  </li>`;
}

function removed(games: Listed[], { lang }: GamesList, labels: Labels, { bringBack }: GamesActions): TemplateResult {
  return html`<details class="fold deleted" open>
    <summary>${labels.deleted_games}</summary>
    <ul class="games">
      ${repeat(games, ({ key }) => key, (game) => html`<li data-game=${game.key}>
        <span>${lineOf(game, lang)}</span>
        <button type="button" class="bring-back" @click=${() => bringBack(game.key)}>${labels.bring_back}</button>
      </li>`)}
    </ul>
  </details>`;
}

function spoiled(unreadable: Unreadable[], labels: Labels, { saveUnreadable, discard }: GamesActions): TemplateResult {
  return html`<h3>${labels.unreadable}</h3>
    <p>${labels.unreadable_note}</p>
    <ul class="games unreadable">
      ${unreadable.map((one) => html`<li>
        <button type="button" class="save" @click=${() => saveUnreadable(one)}>${labels.save_file}</button>
        <button type="button" class="discard" @click=${() => discard(one)}>${labels.discard}</button>
      </li>`)}
    </ul>`;
}

export const gamesStyles = css`
  .games { margin: 0; padding: 0; list-style: none; display: grid; gap: 6px; }
  .games li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: var(--gap); }
  .games .open { text-align: start; overflow-wrap: anywhere; font-size: 15px; line-height: 1.25; }
  .games .open[aria-current="true"] { border-width: 3px; font-weight: 700; }
  .games .delete { inline-size: 48px; padding: 0; }
  .games span { overflow-wrap: anywhere; }
  .sheet .where { font-size: 14px; }
`;
