// The sum, always in sight: or how far the engine is, or that it could not start.
import { css, html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { fill, type Labels } from "./data";
import type { CheckView, RestView, SumView } from "./generated/types";
import type { PythonState } from "./python-state";

export interface SumLine {
  engine: PythonState;
  percent: number;
  sum: SumView;
  state: CheckView["state"];
  /** False: a pile was filled in, so that a right sum proves nothing. */
  counted: boolean;
  rest: RestView[];
}

export interface SumActions {
  giveRest: (player: string | null) => void;
  retry: () => void;
}

export function sumLine(line: SumLine, labels: Labels, actions: SumActions): TemplateResult {
  return html`<div class="sum" data-state=${line.engine === "ready" ? line.state : line.engine} data-counted=${line.counted} aria-busy=${line.engine === "loading"}>
    ${line.engine === "ready" ? total(line, labels) : line.engine === "loading" ? load(line, labels) : failure(labels, actions)}
    ${rest(line.rest, labels, actions)}
  </div>`;
}

function total({ sum, state, counted }: SumLine, labels: Labels): TemplateResult {
  return html`<p class="total" role="group" aria-label=${labels.sum!}>
    <span class="mark" aria-hidden="true">${state === "valid" && !counted ? FILLED_IN : MARKS[state]}</span><strong>${sum.text}</strong>
  </p>`;
}

/** The state by its shape, beside what the sentence below says. */
const MARKS: Record<CheckView["state"], string> = { open: "○", valid: "✓", refused: "!" };
const FILLED_IN = "≈";

function load({ percent }: SumLine, labels: Labels): TemplateResult {
  return html`<p class="load">
    <span>${percent ? fill(labels.loading_part!, { percent }) : labels.loading}</span>
    <progress max="100" value=${percent} aria-hidden="true"></progress>
  </p>`;
}

function failure(labels: Labels, { retry }: SumActions): TemplateResult {
  return html`<div class="failure">
    <p><strong>${labels.could_not_start}</strong></p>
    <p>${labels.could_not_start_hint}</p>
    <button type="button" class="main retry" @click=${retry}>${labels.retry}</button>
  </div>`;
}

function rest(players: RestView[], labels: Labels, { giveRest }: SumActions): TemplateResult {
  const chosen = players.find((one) => one.chosen)?.player ?? "";
  const change = (event: Event) => giveRest((event.target as HTMLSelectElement).value || null);
  return html`<select class="rest" aria-label=${labels.rest_to!} .value=${live(chosen)} @change=${change}>
    <option value="" ?selected=${chosen === ""}>${labels.rest_to}</option>
    ${players.map(({ player, label }) => html`<option value=${player} ?selected=${player === chosen}>${label}</option>`)}
  </select>`;
}

export const sumStyles = css`
  .sum {
    position: sticky;
    inset-block: var(--papayoo-top, calc(2.4rem + 4px)) var(--papayoo-bottom, 0px);
    z-index: 1;
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 56px;
    padding: 2px 4px 2px 8px;
    border: 2px solid var(--line);
    border-radius: 10px;
    background: var(--card);
    box-shadow: var(--papayoo-shadow, none);
  }
  .sum p { margin: 0; }
  .total { display: flex; align-items: center; gap: 6px; flex: 0 0 auto; white-space: nowrap; }
  .total strong { font-family: var(--face); font-size: clamp(22px, 8cqi, 32px); line-height: 1.1; font-variant-numeric: tabular-nums; }
  .mark {
    inline-size: 24px;
    block-size: 24px;
    flex: none;
    display: grid;
    place-content: center;
    border: 2px solid currentcolor;
    border-radius: 50%;
    font-weight: 700;
    font-size: 16px;
    line-height: 1;
  }
  .sum[data-state="open"] .mark { visibility: hidden; inline-size: 0; }
  .sum[data-state="open"] .total { gap: 0; }
  .sum[data-state="valid"] { background: var(--papayoo-right, #d9efe0); color: var(--papayoo-right-ink, #0b5537); border: 3px solid currentcolor; }
  .sum[data-state="valid"][data-counted="false"] { background: var(--papayoo-maybe, #f5e7c4); color: var(--papayoo-maybe-ink, #5c4300); border-style: dotted; }
  .sum[data-state="valid"][data-counted="false"] .mark { border-style: dotted; border-radius: 4px; }
  .sum[data-state="refused"], .sum[data-state="failed"] { background: var(--papayoo-wrong, #fbe0da); color: var(--papayoo-wrong-ink, #96230f); border: 3px dashed currentcolor; }
  .sum[data-state="refused"] .mark { border-radius: 4px; }
  .load { flex: 1.2 1 0; font-size: 15px; }
  .load progress { display: block; inline-size: 100%; block-size: 8px; margin-block-start: 4px; accent-color: var(--accent); }
  .sum[data-state="failed"] { flex-wrap: wrap; }
  .failure { flex: 1 1 100%; display: grid; gap: 6px; font-size: 15px; }
  .rest { flex: 1 1 0; min-inline-size: 0; padding-inline: 6px 0; font-size: 16px; text-overflow: ellipsis; color: var(--ink); }
  .sum[data-state="failed"] .rest { flex-basis: 100%; }
  @container (max-width: 320px) {
    .mark { display: none; }
    .sum { padding-inline-start: 6px; gap: 6px; }
  }
`;
