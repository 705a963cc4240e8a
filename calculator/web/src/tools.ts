// Below the round: how to enter, write down, undo, clear, copy a link, go back to the game put aside.
import { css, html, type TemplateResult } from "lit";
import type { Labels } from "./data";
import { stepKeys } from "./game-tools";
import type { GameView } from "./generated/types";

export type Mode = "cards" | "points";

export interface Tools {
  game: GameView;
  mode: Mode;
  canGoBack: boolean;
  /** The address to copy, once it was asked for. */
  link: string;
  copied: boolean;
}

export interface ToolActions {
  setMode: (mode: Mode) => void;
  write: () => void;
  undo: () => void;
  redo: () => void;
  clear: () => void;
  share: () => void;
  back: () => void;
}

export function mainTools({ game, mode }: Tools, labels: Labels, actions: ToolActions): TemplateResult {
  const one = (name: Mode, label: string) =>
    html`<button type="button" aria-pressed=${mode === name} data-mode=${name} @click=${() => actions.setMode(name)}>${label}</button>`;
  return html`<div class="tools main-tools">
    <div class="modes">${one("cards", labels.by_cards!)}${one("points", labels.by_points!)}</div>
    <button type="button" class="main write" data-ready=${game.write.ready} @click=${actions.write}>${game.write.label}</button>
  </div>`;
}

export function moreTools({ game, canGoBack, link, copied }: Tools, labels: Labels, actions: ToolActions): TemplateResult {
  return html`<div class="tools more-tools">
      ${stepKeys(game, actions.undo, actions.redo)}
      <button type="button" class="clear" @click=${actions.clear}>${labels.clear_round}</button>
      <button type="button" @click=${actions.share}>${labels.copy_link}</button>
      ${canGoBack ? html`<button type="button" class="back" @click=${actions.back}>${labels.back_to_mine}</button>` : ""}
    </div>
    ${link ? html`<div class="link">
      <input type="text" readonly aria-label=${labels.copy_link!} .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
      <p>${copied ? html`<strong>${labels.copied}</strong>` : ""} ${labels.share_names_note}</p>
    </div>` : ""}`;
}

export const toolStyles = css`
  .tools { display: flex; flex-wrap: wrap; gap: 6px; }
  .tools > * { flex: 1 1 auto; }
  .tools button { font-size: 15px; line-height: 1.15; }
  .tools .write[data-ready="false"] { background: var(--card); color: var(--accent); border-width: 2px; }
  .main-tools { display: grid; grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); }
  .more-tools { display: grid; grid-template-columns: 48px 48px repeat(auto-fit, minmax(78px, 1fr)); }
  .more-tools button { padding-inline: 4px; }
  .modes { display: flex; }
  .modes button { flex: 1 1 0; min-inline-size: 0; padding-inline: 4px; }
  .modes button:first-child { border-start-end-radius: 0; border-end-end-radius: 0; }
  .modes button:last-child { border-start-start-radius: 0; border-end-start-radius: 0; border-inline-start: 0; }
  @container (max-width: 320px) {
    .modes button { padding-inline: 1px; font-size: 14px; }
  }
  .link { display: grid; gap: 4px; }
  .link input { inline-size: 100%; font-size: 16px; }
  .link p { margin: 0; font-size: 14px; }
`;
