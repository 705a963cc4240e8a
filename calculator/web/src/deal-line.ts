// The top line: which round, who deals it and how; while a written round is being changed, that, and the way out.
import { css, html, nothing, type TemplateResult } from "lit";
import type { Screen } from "./screen";

export interface DealLineActions {
  openTable: () => void;
  cancel: () => void;
}

/** The line is one button: it opens the table, where the dealer and all the rest can be changed. */
export function dealLine({ game, counts, deal_line }: Screen, actions: DealLineActions): TemplateResult {
  const { deal, editing } = game;
  const seated = counts.find(({ chosen }) => chosen)?.label;
  const ended = game.over && editing === null;
  return html`<div class="table" ?data-editing=${editing !== null}>
    <button type="button" class="turn" aria-haspopup="dialog" @click=${actions.openTable}>
      <span class="title">${[game.title, ended ? "" : deal.dealer_text].filter(Boolean).join(" · ")}</span>
      <span class="more" aria-hidden="true">▾</span>
      <span class="deal">${ended ? seated : [seated, deal_line].join(" · ")}</span>
    </button>
    ${editing === null ? nothing : html`<button type="button" class="cancel" @click=${actions.cancel}>${game.cancel_label}</button>`}
  </div>`;
}

export const dealLineStyles = css`
  .table { display: grid; gap: 6px; scroll-margin-block-start: calc(var(--papayoo-top, 52px) + 4px); }
  .turn { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; column-gap: 8px; padding: 3px 10px; text-align: start; line-height: 1.2; }
  .turn .title { font-size: 15.5px; font-weight: 700; overflow-wrap: anywhere; }
  .turn .deal { grid-row: 2; grid-column: 1 / -1; font-size: 13px; }
  .turn .more { font-size: 18px; line-height: 1; }
  .table[data-editing] .turn { border: 3px solid var(--papayoo-gold, #e5b949); padding: 2px 8px; }
  @container (max-width: 320px) {
    .turn { padding: 1px 6px; line-height: 1.15; }
    .turn .deal { font-size: 12px; }
  }
`;
