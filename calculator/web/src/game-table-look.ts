// How the score sheet looks: heads and feet that stay, upright names from five players on.
import { css } from "lit";

export const gameTableStyles = css`
  .scroll { overflow: auto; max-block-size: 78dvh; border: 1.5px solid var(--line); border-radius: 10px; background: var(--card); container-type: inline-size; }
  .game { inline-size: 100%; border-collapse: separate; border-spacing: 0; font-variant-numeric: tabular-nums; }
  .game th, .game td { padding: 2px; text-align: center; vertical-align: middle; background: var(--card); }
  .game thead, .game tfoot { position: sticky; z-index: 2; }
  .game thead { inset-block-start: 0; }
  .game tfoot { inset-block-end: 0; }
  .game tr > :first-child { position: sticky; inset-inline-start: 0; z-index: 1; min-inline-size: 46px; inline-size: 46px; border-inline-end: 1px solid var(--line); }
  .game .refused > td, .game .offers > td { position: static; border-inline-end: 0; }
  .game thead > tr > * { border-block-end: 2px solid var(--owner, var(--line)); vertical-align: bottom; font-size: 13px; line-height: 1.15; }
  .game td { min-inline-size: 40px; }
  .head { display: grid; justify-items: center; gap: 3px; }
  .head .name { overflow-wrap: anywhere; hyphens: auto; max-block-size: 2.4em; overflow: hidden; }
  .game:not([data-columns="3"], [data-columns="4"]) .head .name { writing-mode: vertical-rl; rotate: 180deg; white-space: nowrap; max-block-size: 7.2em; text-overflow: ellipsis; justify-self: center; }
  .game [data-left="true"] { font-style: italic; font-weight: 400; }
  .round > *, .start > *, .offers > *, .refused > * { border-block-end: 1px solid var(--papayoo-hairline, var(--soft)); }
  .round { cursor: pointer; }
  .round th button { inline-size: 100%; padding: 0; border: 0; border-radius: 0; background: none; display: grid; justify-items: center; align-content: center; gap: 1px; font-size: 15px; line-height: 1.1; }
  .number { font-weight: 700; }
  .suit { font-weight: 400; margin-inline-start: 3px; }
  .dealer { display: flex; gap: 2px; align-items: center; }
  .dealer .sign { inline-size: 16px; block-size: 16px; }
  .round .score { display: block; font: 700 17px/1.15 var(--face); }
  .round .running, .round .taken { display: block; font-size: 12.5px; line-height: 1.15; color: color-mix(in srgb, var(--ink) 78%, var(--ground)); }
  .round [data-note] .score { text-decoration: underline dotted 2px; text-underline-offset: 3px; }
  .round[data-editing="true"] > * { background: color-mix(in srgb, var(--papayoo-gold, #e5b949) 30%, var(--card)); }
  .round[data-valid="false"] .score { font-weight: 400; text-decoration: line-through; }
  .round .mark { inline-size: 16px; block-size: 16px; border: 2px solid currentcolor; border-radius: 4px; font-weight: 700; font-size: 12px; line-height: 1; display: grid; place-content: center; color: var(--papayoo-wrong-ink, #96230f); }
  .refused p, .offers div { position: sticky; inset-inline-start: 0; inline-size: 100cqi; margin: 0; }
  .refused p { padding: 6px 10px; text-align: start; font-size: 14px; background: var(--papayoo-wrong, #fbe0da); color: var(--papayoo-wrong-ink, #96230f); }
  .offers div { display: flex; flex-wrap: wrap; gap: 6px; padding: 4px 8px; }
  .offers button { flex: 1 1 auto; }
  .game tfoot > tr > * { line-height: 1.2; }
  .game .total > * { border-block-start: 2px solid var(--line); font-size: 13px; }
  .game .total td { font: 700 19px/1.3 var(--face); }
  .game .place > * { font-size: 13px; padding-block-end: 4px; }
  .game .place td { font-size: 15px; }
  .game tfoot [data-winner="true"] { background: var(--papayoo-gold, #e5b949); color: var(--papayoo-gold-ink, #1a1a1a); }
`;
