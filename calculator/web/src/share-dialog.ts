// Passing a game or a round on: its address, a QR code where a camera can read it from this screen, and the link for a
// report, which carries letters for names.
import { css, html, nothing, type TemplateResult } from "lit";
import type { Labels } from "./data";
import { dialog } from "./dialog";
import { qrCode, type Matrix } from "./qr";

export interface Shared {
  /** The address; "" while the engine is making it. */
  link: string;
  /** What the engine said where it could make none, or "". */
  error: string;
  anonymous: boolean;
  copied: boolean;
  matrix: Matrix | undefined;
  /** How wide the code may be, in CSS pixels. */
  room: number;
}

export interface ShareActions {
  copy: () => void;
  send: () => void;
  anonymous: (on: boolean) => void;
}

export const SHARE = "share";

export function shareDialog({ link, error, anonymous, copied, matrix, room }: Shared, labels: Labels, actions: ShareActions): TemplateResult {
  const select = (event: Event) => (event.target as HTMLInputElement).select();
  const body = html`<p>${anonymous ? labels.report_note : labels.share_names_note}</p>
    <label class="address"><span>${labels.link}</span><input type="text" readonly .value=${link} @focus=${select} /></label>
    <div class="choice">
      <button type="button" class="copy" ?disabled=${!link} @click=${actions.copy}>${copied ? labels.copied : labels.copy_link}</button>
      ${"share" in navigator ? html`<button type="button" class="send" ?disabled=${!link} @click=${actions.send}>${labels.share}</button>` : nothing}
      <button type="button" class="report" aria-pressed=${anonymous} @click=${() => actions.anonymous(!anonymous)}>${labels.letters_for_names}</button>
    </div>
    <div class="qr">${matrix ? qrCode(matrix, room, labels) : nothing}</div>`;
  return dialog({ name: SHARE, title: labels.share_game!, body, error }, labels);
}

export const shareStyles = css`
  .address { display: grid; gap: 2px; font-size: 14px; }
  .address input { inline-size: 100%; font-size: 16px; }
  .qr { min-inline-size: 0; display: grid; justify-items: center; }
  .qr svg { display: block; }
  .qr .ground { fill: #fff; }
  .qr .modules { fill: #000; }
  .qr p { font-size: 14px; }
`;
