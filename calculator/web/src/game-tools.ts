// What can be done with the score sheet as a whole.
import { css, html, nothing, type TemplateResult } from "lit";
import type { Labels } from "./data";
import type { GameView } from "./generated/types";

export interface GameToolActions {
  showLarge: () => void;
  print: () => void;
  endNow: () => void;
}

export function gameTools({ can_end }: GameView, labels: Labels, actions: GameToolActions): TemplateResult {
  return html`<div class="tools game-tools">
    <button type="button" class="large" @click=${actions.showLarge}>${labels.large_digits}</button>
    <button type="button" class="print" @click=${actions.print}>${labels.print}</button>
    ${can_end ? html`<button type="button" class="end" @click=${actions.endNow}>${labels.end_now}</button>` : nothing}
  </div>`;
}

/** Undo and redo as two keys with signs; their names say what they take back. */
export function stepKeys(game: GameView, undo: () => void, redo: () => void): TemplateResult {
  const key = (name: string, can: boolean, label: string, face: string, act: () => void) => html`<button
    type="button"
    class="step"
    data-step=${name}
    aria-label=${label}
    title=${label}
    aria-disabled=${!can}
    @click=${() => can && act()}
  >${face}</button>`;
  return html`${key("undo", game.can_undo, game.undo_label, "↶", undo)}${key("redo", game.can_redo, game.redo_label, "↷", redo)}`;
}

export const gameToolStyles = css`
  .tools > .step { flex: 0 0 48px; padding: 0; font-size: 22px; }
`;
