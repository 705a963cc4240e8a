// What was done last and how to take it back, in the place where it was done.
import { css, html, nothing, type TemplateResult } from "lit";
import type { Labels } from "./data";
import type { GameView } from "./generated/types";

export interface NoticeActions {
  undo: () => void;
  /** Offered where the score sheet is out of sight. */
  toSheet?: () => void;
}

export function notice({ can_undo, undo_label }: GameView, labels: Labels, { undo, toSheet }: NoticeActions): TemplateResult {
  return html`<div class="notice">
    ${can_undo ? html`<button type="button" class="undo" @click=${undo}><span aria-hidden="true">↶ </span>${undo_label}</button>` : nothing}
    ${toSheet ? html`<button type="button" class="to-sheet" @click=${toSheet}>${labels.score_sheet}<span aria-hidden="true"> ↓</span></button>` : nothing}
  </div>`;
}

export const noticeStyles = css`
  .notice { display: flex; gap: 6px; }
  .notice button { flex: 1 1 30%; min-inline-size: 0; overflow-wrap: anywhere; font-size: 15px; line-height: 1.2; border-style: dashed; }
  .notice .undo { flex-basis: 60%; }
  .notice .to-sheet { min-inline-size: min-content; overflow-wrap: normal; }
`;
