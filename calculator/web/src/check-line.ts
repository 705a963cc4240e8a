// What the engine says about the round: one sentence, then each finding with the number of its rule.
import { css, html, type TemplateResult } from "lit";
import type { Labels } from "./data";
import type { CheckView, FindingView } from "./generated/types";

/** `rules` is the address of the rules page; without a `check` what stood there is out of date. */
export function checkLine(check: CheckView | undefined, errors: string[], rules: string, labels: Labels): TemplateResult {
  return html`<div class="check" data-state=${check?.state ?? "behind"}>
    ${errors.map((error) => html`<p class="error">${error}</p>`)} ${check ? spoken(check, rules, labels) : ""}
  </div>`;
}

function spoken(check: CheckView, rules: string, labels: Labels): TemplateResult {
  return html`${check.headline ? html`<p class="headline">${check.headline}</p>` : ""}
  ${check.note ? html`<p>${check.note}</p>` : ""} ${findings(check, rules, labels)}`;
}

/** The likeliest explanation in sight, the others one tap away. */
function findings({ findings, more }: CheckView, rules: string, labels: Labels): TemplateResult {
  const first = findings.findIndex(({ certain }) => !certain);
  const shown = more && first >= 0 ? first + 1 : findings.length;
  const list = (some: FindingView[]) => (some.length ? html`<ul>${some.map((one) => finding(one, rules, labels))}</ul>` : html``);
  if (!more) return list(findings);
  return html`${list(findings.slice(0, shown))}<details><summary>${more}</summary>${list(findings.slice(shown))}</details>`;
}

function finding({ code, certain, text, rule_id, rule_text }: FindingView, rules: string, labels: Labels): TemplateResult {
  return html`<li data-code=${code} data-certain=${certain}>
    <span>${text}</span> <a href="${rules}#${rule_id}" title=${labels.open_rule!}>${rule_text}</a>
  </li>`;
}

export const checkStyles = css`
  .check { min-block-size: 30px; display: grid; gap: 4px; align-content: start; font-size: 15px; }
  .check p, .check ul { margin: 0; }
  .check ul { padding: 0; list-style: none; display: grid; gap: 4px; }
  .check li { display: flex; align-items: center; justify-content: space-between; gap: 8px; padding-inline-start: 8px; border-inline-start: 4px solid var(--line); }
  .check li[data-certain="false"] { border-inline-start-style: dotted; }
  .check li a { flex: none; display: inline-flex; align-items: center; min-block-size: 48px; padding-inline: 8px; font-size: 14px; }
  .check summary { min-block-size: 48px; padding-block: 12px; cursor: pointer; touch-action: manipulation; }
  .headline { font-weight: 700; }
  .error { padding: 6px 8px; border-radius: 8px; background: var(--papayoo-wrong, #fbe0da); color: var(--papayoo-wrong-ink, #96230f); }
`;
