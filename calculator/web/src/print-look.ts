// The score sheet on paper: table, standing and chart in black on white; what is for the hand stays on the screen.
import { css } from "lit";

export const printStyles = css`
  @media print {
    :host { --ink: #000; --ground: #fff; --card: #fff; --line: #555; --soft: #eee; max-inline-size: none; color: #000; }
    [class*="owner-"] { --owner: #000; }
    .sign text { fill: #fff; }
    .entry, .tools, .notice, .offers, .statistics, dialog, .chart details { display: none !important; }
    .evening { margin: 0; gap: 6mm; }
    .scroll { overflow: visible; max-block-size: none; border: 0; }
    .game thead, .game tfoot, .game tr > :first-child { position: static; }
    .game tfoot { display: table-row-group; }
    .game tr, .chart { break-inside: avoid; }
    .chart > svg { max-inline-size: 150mm; }
  }
`;
