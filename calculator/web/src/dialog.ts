// A dialog over the page: opened by name, closed by its button, a tap beside it or Escape.
import { css, html, nothing, type TemplateResult } from "lit";
import type { Labels } from "./data";

export interface Dialog {
  /** The name it is opened by. */
  name: string;
  title: string;
  body: TemplateResult;
  /** What the engine refused last, in its words, or "". */
  error?: string;
  closed?: () => void;
}

export function dialog({ name, title, body, error, closed }: Dialog, labels: Labels): TemplateResult {
  const beside = (event: Event) => event.target === event.currentTarget && dialogAround(event).close();
  return html`<dialog id="dialog-${name}" aria-labelledby="title-${name}" @click=${beside} @close=${() => closed?.()}>
    <div class="sheet">
      <h2 id="title-${name}">${title}</h2>
      ${body} ${error ? html`<p class="error" role="alert">${error}</p>` : nothing}
      <button type="button" class="main close" @click=${(event: Event) => dialogAround(event).close()}>${labels.close}</button>
    </div>
  </dialog>`;
}

/** Opens the dialog of this name; the page behind it waits. */
export function openDialog(root: ParentNode, name: string): void {
  root.querySelector<HTMLDialogElement>(`#dialog-${name}`)?.showModal();
}

/** The dialog an event happened in. */
export function dialogAround(event: Event): HTMLDialogElement {
  return (event.currentTarget as HTMLElement).closest("dialog")!;
}

export const dialogStyles = css`
  dialog {
    inline-size: min(26rem, calc(100vw - 24px));
    max-block-size: calc(100dvh - 24px);
    padding: 0;
    border: 0;
    border-radius: 12px;
    background: var(--ground);
    color: var(--ink);
    overscroll-behavior: contain;
  }
  dialog::backdrop { background: rgb(0 0 0 / 55%); }
  .sheet { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; padding: 14px; }
  .sheet h2, .sheet h3 { margin: 0; font-size: 16px; line-height: 1.3; }
  .sheet h2 { font-size: 18px; }
  .sheet p { margin: 0; }
  /* The ring hides what scrolls by below it. */
  .sheet > .main { position: sticky; inset-block-end: 8px; box-shadow: 0 0 0 8px var(--ground); }
  .choice { display: grid; gap: var(--gap); grid-template-columns: repeat(auto-fit, minmax(120px, 1fr)); }
`;
