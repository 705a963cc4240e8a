// How the score sheet looks: heads and feet that stay, upright names from five players on.
import { css } from "lit";

export const gameTableStyles = css`
  .scroll { position: relative; overflow: auto; max-block-size: 78dvh; border: 1.5px solid var(--line); border-radius: 10px; background: var(--card); container-type: inline-size; }
  .game { inline-size: 100%; border-collapse: separate; border-spacing: 0; font-variant-numeric: tabular-nums; }
  .game { --first: 49px; }
  .game[data-columns="3"], .game[data-columns="4"] { --first: 90px; }
  .game th, .game td { padding: 2px; text-align: center; vertical-align: middle; background: var(--card); }
  .game thead, .game tfoot { position: sticky; z-index: 2; }
  .game thead { inset-block-start: 0; }
  .game tfoot { inset-block-end: 0; }
  .game tr > :first-child { position: sticky; inset-inline-start: 0; z-index: 1; min-inline-size: var(--first); inline-size: var(--first); border-inline-end: 1px solid var(--line); }
  .game .refused > td, .game .offers > td { position: static; border-inline-end: 0; }
  .game thead > tr > * { border-block-end: 2px solid var(--owner, var(--line)); vertical-align: bottom; font-size: 13px; line-height: 1.15; }
  .game thead th, .game tbody td { min-inline-size: 37px; inline-size: 12.5%; }
  .game[data-columns="3"] thead th { inline-size: 33%; }
  .game[data-columns="4"] thead th { inline-size: 25%; }
  .head { display: grid; justify-items: center; gap: 3px; }
  .head .sign { grid-row: 2; }
  .head .name { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; overflow-wrap: anywhere; hyphens: auto; }
  .game:not([data-columns="3"], [data-columns="4"]) .head .name { display: block; writing-mode: vertical-rl; rotate: 180deg; white-space: nowrap; max-block-size: 7.2em; text-overflow: ellipsis; justify-self: center; }
  @container (min-width: 600px) {
    .game:is([data-columns="5"], [data-columns="6"]) .head .name.name { display: -webkit-box; writing-mode: horizontal-tb; rotate: none; white-space: normal; }
  }
  .game [data-left="true"] { font-style: italic; font-weight: 400; }
  .played > *, .start > *, .offers > *, .refused > * { border-block-end: 1px solid var(--papayoo-hairline, var(--soft)); }
  .played { cursor: pointer; }
  .game .played th { padding: 0; }
  .played th button { inline-size: 100%; padding: 0; border: 0; border-radius: 0; background: none; display: grid; justify-items: center; align-content: center; gap: 1px; font-size: 15px; line-height: 1.1; }
  .number { font-weight: 700; }
  .suit { font-weight: 400; margin-inline-start: 3px; }
  .dealer { display: flex; gap: 2px; align-items: center; }
  .dealer .sign { inline-size: 16px; block-size: 16px; }
  .played .score { display: block; font: 700 17px/1.15 var(--face); }
  .played .running, .played .taken { display: block; font-size: 12.5px; line-height: 1.15; color: color-mix(in srgb, var(--ink) 78%, var(--ground)); }
  .played [data-note] .score { text-decoration: underline dotted 2px; text-underline-offset: 3px; }
  .played[data-editing="true"] > * { background: color-mix(in srgb, var(--papayoo-gold, #e5b949) 30%, var(--card)); }
  .played[data-editing="true"] :is(.running, .taken) { color: var(--ink); }
  .played[data-valid="false"] .score { font-weight: 400; text-decoration: line-through; }
  .played .mark { inline-size: 16px; block-size: 16px; border: 2px solid currentcolor; border-radius: 4px; font-weight: 700; font-size: 12px; line-height: 1; display: grid; place-content: center; color: var(--papayoo-wrong-ink, #96230f); }
  .refused p, .offers div { position: sticky; inset-inline-start: 0; inline-size: 100cqi; margin: 0; }
  .refused p { padding: 6px 10px; text-align: start; font-size: 14px; background: var(--papayoo-wrong, #fbe0da); color: var(--papayoo-wrong-ink, #96230f); }
  .offers div { display: flex; flex-wrap: wrap; gap: 6px; padding: 4px 8px; }
  .offers button { flex: 1 1 auto; }
  .game .word { font-size: 12.5px; overflow-wrap: anywhere; hyphens: auto; }
  .game:not([data-columns="3"], [data-columns="4"]) .word { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  .game:is([data-columns="3"], [data-columns="4"]) .short { display: none; }
  .game tfoot > tr > * { line-height: 1.2; }
  .game .totals > * { border-block-start: 2px solid var(--line); font-size: 13px; }
  .game .totals td { font: 700 19px/1.3 var(--face); }
  .game .places > * { font-size: 13px; padding-block-end: 4px; }
  .game .places td { font-size: 15px; }
  .game tfoot [data-winner="true"] { background: var(--papayoo-gold, #e5b949); color: var(--papayoo-gold-ink, #1a1a1a); }
`;
