// The score sheet on paper: table, standing and chart in black on white; what is for the hand stays on the screen.
import { css } from "lit";

export const printStyles = css`
  .paper { display: none; }
  @media print {
    :host { --ink: #000; --ground: #fff; --card: #fff; --line: #555; --soft: #eee; max-inline-size: none; color: #000; }
    [class*="owner-"] { --owner: #000; }
    .sign text { fill: #fff; }
    .paper { display: block; margin: 0; font-size: 15px; }
    .entry, .tools, .notice, .offers, .statistics, dialog, .chart details { display: none !important; }
    .evening { margin: 0; gap: 6mm; }
    .scroll { overflow: visible; max-block-size: none; border: 0; }
    .game thead, .game tfoot, .game tr > :first-child { position: static; }
    .game tfoot { display: table-row-group; }
    .game tr, .chart { break-inside: avoid; }
    .chart > svg { max-inline-size: 150mm; }
  }
`;

/** On the page around the sheet: a written game is printed alone, without the article that explains the calculator. */
const ARTICLE = `@media print {
  article:has(papayoo-score-sheet[data-written]) > :not(:has(papayoo-score-sheet), papayoo-score-sheet) { display: none; }
}`;

let page: CSSStyleSheet | undefined;

/** Lets the page around the sheet be printed without what only explains it. */
export function printAlone(): void {
  if (page) return;
  page = new CSSStyleSheet();
  page.replaceSync(ARTICLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, page];
}
