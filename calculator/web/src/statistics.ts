// Numbers of the evening; each says which entry it needs where that is lacking.
import { css, html, nothing, type TemplateResult } from "lit";
import type { Labels } from "./data";
import type { StatisticView } from "./generated/types";

export function statistics(all: StatisticView[], labels: Labels): TemplateResult | typeof nothing {
  if (!all.length) return nothing;
  return html`<details class="fold statistics">
    <summary>${labels.statistics}</summary>
    ${all.map(
      ({ id, title, lines, note }) => html`<div data-statistic=${id}>
        <h3>${title}</h3>
        ${lines.length ? html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>` : nothing}
        ${note ? html`<p>${note}</p>` : nothing}
      </div>`,
    )}
  </details>`;
}

export const statisticStyles = css`
  .statistics > div { margin-block-end: 10px; font-size: 15px; }
  .statistics h3 { margin: 0; font-size: 15px; line-height: 1.3; }
  .statistics ul { margin: 0; padding: 0; list-style: none; }
  .statistics p { margin: 0; font-style: italic; }
`;
