// A playing card as it lies on the table: rank and suit, its name for whoever hears it. A wild card is told by its frame and by
// what stands below it, never by its colour alone.
import { css, html, nothing, type TemplateResult } from "lit";
import type { PictureView } from "./generated/types";

/** `tag` is what stands below a card that lies apart: turned up, discarded. */
export function picture(view: PictureView, tag = ""): TemplateResult {
  const { card, face, symbol, wild, stands_for, aria } = view;
  const below = tag || (wild ? (stands_for ? `= ${stands_for}` : "★") : "");
  return html`<li class="picture" data-card=${card} ?data-wild=${wild} ?data-apart=${tag !== ""}>
    <span class="drawn" aria-hidden="true"><b>${face}</b><i>${symbol}</i></span>
    <span class="hidden">${tag ? `${tag}: ${aria}` : aria}</span>
    ${below ? html`<span class="below" aria-hidden="true">${below}</span>` : nothing}
  </li>`;
}

export const pictureStyles = css`
  .pictures { margin: 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 4px; }
  .picture { flex: 0 1 38px; min-inline-size: 34px; text-align: center; }
  .picture[data-apart] { flex: 0 0 auto; margin-inline-start: 8px; }
  .drawn { display: grid; justify-items: center; align-content: center; block-size: 48px; max-inline-size: 38px; margin-inline: auto; border: 1.5px solid var(--line); border-radius: 6px; background: var(--card); font-family: var(--face); line-height: 1.05; }
  .drawn b { font-size: 18px; }
  .drawn i { font-size: 18px; font-style: normal; }
  .picture[data-wild] .drawn { border: 4px double var(--papayoo-gold-text, var(--ink)); border-radius: 14px; }
  .picture[data-apart] .drawn { border-style: dashed; inline-size: 34px; }
  .below { display: block; font-size: 13px; line-height: 1.2; }
`;
