// A player's sign: a letter in a shape, filled for the first four, outlined for the next; the colour only helps.
import { css, svg, type TemplateResult } from "lit";

const CIRCLE = "M12 1.5a10.5 10.5 0 1 0 .01 0z";
const SQUARE = "M2.5 2.5h19v19h-19z";
const TRIANGLE = "M12 .5 24 22.5H0z";
const DIAMOND = "M12 0 24 12 12 24 0 12z";
const SHAPES = [CIRCLE, SQUARE, TRIANGLE, DIAMOND];
const OUTLINED_FROM = SHAPES.length;

/** The sign of the player with this place at the table, counted from 0. */
export function sign(place: number, letter: string): TemplateResult {
  const shape = SHAPES[place % SHAPES.length]!;
  const kind = place < OUTLINED_FROM ? "filled" : "outlined";
  // A triangle has its room at the bottom.
  const baseline = shape === TRIANGLE ? 20 : 16.5;
  return svg`<svg class="sign ${kind}" viewBox="-1 -1 26 26" aria-hidden="true" focusable="false">
    <path d=${shape}></path><text x="12" y=${baseline} text-anchor="middle">${letter}</text>
  </svg>`;
}

/** The class that gives an element its player's colour. */
export function ownerClass(place: number): string {
  return place < 0 ? "" : `owner-${place}`;
}

/** The place at the table of the seat with this letter; -1 without one. */
export function placeOf(letter: string): number {
  return letter ? letter.charCodeAt(0) - "A".charCodeAt(0) : -1;
}

export const signStyles = css`
  .owner-0 { --owner: var(--papayoo-owner-a, #1c5c9f); }
  .owner-1 { --owner: var(--papayoo-owner-b, #b23f22); }
  .owner-2 { --owner: var(--papayoo-owner-c, #1b7344); }
  .owner-3 { --owner: var(--papayoo-owner-d, #78399c); }
  .owner-4 { --owner: var(--papayoo-owner-e, #835c00); }
  .owner-5 { --owner: var(--papayoo-owner-f, #0b6b75); }
  .owner-6 { --owner: var(--papayoo-owner-g, #ad2a66); }
  .owner-7 { --owner: var(--papayoo-owner-h, #4c5763); }
  .sign { inline-size: 20px; block-size: 20px; flex: none; overflow: visible; }
  .sign path { stroke: var(--owner); stroke-width: 2; stroke-linejoin: round; fill: var(--owner); }
  .sign text { font: 700 13px/1 var(--face); fill: var(--papayoo-owner-ink, #fff); }
  .sign.outlined path { fill: var(--card); stroke-width: 3; }
  .sign.outlined text { fill: var(--ink); }
`;
