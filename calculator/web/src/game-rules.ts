// What is settled once an evening: when the game ends, and by which house rules it is played.
import { css, html, nothing, type TemplateResult } from "lit";
import type { Labels } from "./data";
import type { EndView, HouseRuleView } from "./generated/types";

export interface RulesActions {
  setEnd: (kind: EndView["kind"], value: number | null) => void;
  endNow: () => void;
  setHouseRule: (rule: HouseRuleView["rule"], on: boolean) => void;
}

export function gameEnd(ends: EndView[], canEnd: boolean, labels: Labels, actions: RulesActions): TemplateResult {
  const chosen = ends.find((end) => end.chosen)?.label;
  return html`<details class="fold ends">
    <summary>${labels.end}<span class="now">: ${chosen}</span></summary>
    <div class="choice" role="group" aria-label=${labels.end!}>
      ${ends.map(
        ({ kind, value, label, chosen }) => html`<button
          type="button"
          aria-pressed=${chosen}
          data-end="${kind}${value === null ? "" : `-${value}`}"
          @click=${() => actions.setEnd(kind, value)}
        >${label}</button>`,
      )}
    </div>
    ${another("rounds", labels.other_rounds!, actions)} ${another("points", labels.other_limit!, actions)}
    ${canEnd ? html`<button type="button" class="now" @click=${actions.endNow}>${labels.end_now}</button>` : nothing}
  </details>`;
}

/** A number of one's own; what is no number goes to the engine as it is, which says so. */
function another(kind: EndView["kind"], label: string, { setEnd }: RulesActions): TemplateResult {
  const settle = (event: Event) => {
    const field = event.currentTarget as HTMLInputElement;
    if (field.value.trim()) setEnd(kind, Number(field.value));
    field.value = "";
  };
  return html`<label class="another">
    <span>${label}</span>
    <input type="text" inputmode="numeric" autocomplete="off" enterkeyhint="done" maxlength="6" data-another=${kind} @change=${settle} />
  </label>`;
}

export function houseRules(rules: HouseRuleView[], labels: Labels, { setHouseRule }: RulesActions): TemplateResult {
  const on = rules.filter((rule) => rule.on).map(({ label }) => label);
  return html`<details class="fold house">
    <summary>${labels.house_rules}${on.length ? html`<span class="now">: ${on.join(", ")}</span>` : nothing}</summary>
    ${rules.map(
      ({ rule, label, text, on }) => html`<label class="rule">
        <input
          type="checkbox"
          .checked=${on}
          data-rule=${rule}
          aria-describedby="rule-${rule}"
          @change=${(event: Event) => setHouseRule(rule, (event.target as HTMLInputElement).checked)}
        />
        <span class="what">${label}</span><span id="rule-${rule}" class="text">${text}</span>
      </label>`,
    )}
  </details>`;
}

export const rulesStyles = css`
  .another { display: grid; grid-template-columns: minmax(0, 1fr) 6em; align-items: center; gap: 8px; margin-block-start: 6px; }
  .ends > button.now { inline-size: 100%; margin-block-start: 6px; }
  .choice button { font-size: 15px; line-height: 1.2; }
  .rule { display: grid; grid-template-columns: 48px minmax(0, 1fr); align-items: center; padding-block: 4px; cursor: pointer; }
  .rule input { inline-size: 26px; block-size: 26px; min-block-size: 26px; justify-self: center; accent-color: var(--accent); }
  .rule .what { font-weight: 700; min-block-size: 48px; display: flex; align-items: center; }
  .rule .text { grid-column: 2; font-size: 14px; }
`;
