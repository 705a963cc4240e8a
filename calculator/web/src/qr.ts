// A link as a QR code, drawn only where a camera can read it.
import { html, svg, type TemplateResult } from "lit";
import { encode } from "uqr";
import type { Labels } from "./data";

/** One row after the other, true for a dark module; without the quiet ground around. */
export type Matrix = boolean[][];

/** A camera needs so many CSS pixels a module, and so many light modules on each side. */
const LEAST = 3;
const MOST = 8;
const QUIET = 4;

/** The code of a text; undefined when it is longer than any code can be. */
export function matrixOf(text: string): Matrix | undefined {
  try {
    return encode(text, { ecc: "L", border: 0 }).data;
  } catch {
    return undefined;
  }
}

/** The code with whole pixels a module within `room` CSS pixels, or the sentence that the link is too long for that. */
export function qrCode(matrix: Matrix, room: number, labels: Labels): TemplateResult {
  const size = matrix.length + 2 * QUIET;
  const module = Math.min(MOST, Math.floor(room / size));
  if (module < LEAST) return html`<p class="too-long">${labels.qr_too_long}</p>`;
  return html`<svg role="img" aria-label=${labels.qr!} width=${size * module} height=${size * module} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    <rect class="ground" width=${size} height=${size}></rect>${svg`<path class="modules" d=${path(matrix)}></path>`}
  </svg>`;
}

/** One stroke a run of dark modules. */
function path(matrix: Matrix): string {
  const runs: string[] = [];
  matrix.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      runs.push(`M${from + QUIET} ${y + QUIET}h${x + 1 - from}v1h-${x + 1 - from}z`);
    }
  });
  return runs.join("");
}
