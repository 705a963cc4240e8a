// What must be known at once about keeping: another tab went on, nothing is saved, a game is here in two states.
import { css, html, nothing, type TemplateResult } from "lit";
import { fill, type Labels } from "./data";
import type { Clash } from "./arrivals";
import type { Trouble } from "./shelf";

export interface Notices {
  behind: boolean;
  trouble: Trouble | "";
  clash: Clash | null;
}

export interface NoticesActions {
  goOnHere: () => void;
  saveFile: () => void;
  settle: (theirs: boolean) => void;
}

export function notices({ behind, trouble, clash }: Notices, labels: Labels, actions: NoticesActions): TemplateResult {
  return html`${behind
      ? html`<div class="alarm behind" role="alert">
          <p>${labels.behind}</p>
          <button type="button" class="main go-on" @click=${actions.goOnHere}>${labels.go_on_here}</button>
        </div>`
      : nothing}
    ${trouble
      ? html`<div class="alarm trouble" role="alert" data-trouble=${trouble}>
          <p>${trouble === "full" ? labels.storage_full : labels.storage_refused}</p>
          <button type="button" class="save" @click=${actions.saveFile}>${labels.save_file}</button>
        </div>`
      : nothing}
    ${clash ? choice(clash, labels, actions) : nothing}`;
}

function choice({ mine, theirs }: Clash, labels: Labels, { settle }: NoticesActions): TemplateResult {
  return html`<div class="alarm clash" role="alert">
    <p><strong>${labels.clash}</strong></p>
    <p>${fill(labels.clash_mine!, { game: mine })}</p>
    <p>${fill(labels.clash_theirs!, { game: theirs })}</p>
    <button type="button" class="main mine" @click=${() => settle(false)}>${labels.take_mine}</button>
    <button type="button" class="theirs" @click=${() => settle(true)}>${labels.take_theirs}</button>
  </div>`;
}

export const noticesStyles = css`
  .alarm { display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; padding: 10px; border: 3px dashed var(--papayoo-wrong-ink, #96230f); border-radius: 10px; background: var(--papayoo-wrong, #fbe0da); color: var(--papayoo-wrong-ink, #96230f); overflow-wrap: anywhere; }
  .alarm p { margin: 0; }
  .alarm button:not(.main) { color: var(--ink); }
  .alarm.behind { position: sticky; inset-block-start: calc(var(--papayoo-top, 52px) + 2px); z-index: 3; }
  .body[data-behind] > :not(.alarm):not(dialog) { opacity: 0.6; }
`;
