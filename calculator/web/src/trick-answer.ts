// What the engine says about the trick, each sentence with the number of its rule; or how far the engine is.
import { css, html, type TemplateResult } from "lit";
import { fill, type Labels } from "./data";
import type { RuledText } from "./generated/types";

export interface AnswerView {
  /** The engine is not there yet, so that what stands on the screen is not judged. */
  behind: boolean;
  failed: boolean;
  percent: number;
  error: string;
  result: RuledText[];
}

export function answer(said: AnswerView, rules: string, labels: Labels, retry: () => void): TemplateResult {
  const { behind, failed, percent, error, result } = said;
  return html`<div class="answer" aria-busy=${behind}>
    ${error ? html`<p class="error">${error}</p>` : ""}
    ${failed ? failure(labels, retry) : behind ? load(percent, labels) : result.map((one) => ruled(one, rules, labels))}
  </div>`;
}

function ruled({ code, text, rule_id, rule_text }: RuledText, rules: string, labels: Labels): TemplateResult {
  return html`<p data-code=${code}>
    <span>${text}</span> <a href="${rules}#${rule_id}" title=${labels.open_rule!}>${rule_text}</a>
  </p>`;
}

function load(percent: number, labels: Labels): TemplateResult {
  return html`<p class="load">
    <span>${percent ? fill(labels.loading_part!, { percent }) : labels.loading}</span>
    <progress max="100" value=${percent} aria-hidden="true"></progress>
  </p>`;
}

function failure(labels: Labels, retry: () => void): TemplateResult {
  return html`<div class="failure"><p><strong>${labels.could_not_start}</strong></p><p>${labels.could_not_start_hint}</p></div>
    <button type="button" class="main retry" @click=${retry}>${labels.retry}</button>`;
}

export const answerStyles = css`
  .answer { min-block-size: 96px; display: grid; gap: 4px; align-content: start; scroll-margin-block-end: 12px; }
  .answer p[data-code] { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
  .answer p[data-code] a { flex: none; display: inline-flex; align-items: center; min-block-size: 48px; padding-inline: 8px; font-size: 14px; }
  .answer p[data-code="takes"] span { font-weight: 700; }
  .answer p[data-code="not_allowed"], .error, .failure { padding: 6px 8px; border-radius: 8px; background: var(--papayoo-wrong, #fbe0da); color: var(--papayoo-wrong-ink, #96230f); }
  .answer p[data-code="not_allowed"] a { color: inherit; }
  .load progress { display: block; inline-size: 100%; block-size: 8px; margin-block-start: 4px; accent-color: var(--accent); }
`;
