// The totals over the evening as lines, one a player, told apart by letter, shape and dashes; the same in words below.
import { css, html, nothing, svg, type TemplateResult } from "lit";
import type { Labels } from "./data";
import type { ChartView, SeriesView } from "./generated/types";
import { ownerClass, placeOf, sign } from "./sign";

/** The drawing in its own units; the left margin holds the points, the right one the players' signs. */
const WIDTH = 360;
const HEIGHT = 230;
const LEFT = 40;
const RIGHT = 44;
const TOP = 12;
const BOTTOM = 24;
const SIGN = 20;
/** More numbers than this do not fit under the rounds. */
const MOST_STEPS = 10;

interface Scale {
  x: (step: number) => number;
  y: (points: number) => number;
}

/** A line that has a point to end at. */
interface Line {
  series: SeriesView;
  step: number;
  end: number;
}

export function chart(view: ChartView, labels: Labels): TemplateResult | typeof nothing {
  if (!view.series.length || view.steps.length < 2) return nothing;
  const scale = scaleOf(view);
  const lines = view.series.flatMap((series) => lineOf(series));
  const places = spread(lines.map(({ end }) => scale.y(end)));
  return html`<figure class="chart" aria-labelledby="chart-title">
    <figcaption id="chart-title">${view.title}</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="chart-title" aria-describedby="chart-text">
      ${view.ticks.map(({ value, text }) => tick(scale.y(value), text))} ${steps(view.steps, scale)}
      ${view.limit === null ? nothing : limit(scale.y(view.limit))}
      ${lines.map((line, index) => drawn(line, scale, places[index]!))}
    </svg>
    ${view.limit_text ? html`<p class="limit-text"><span aria-hidden="true">┅ </span>${view.limit_text}</p>` : nothing}
    <details class="fold">
      <summary>${labels.chart_in_words}</summary>
      <ul id="chart-text">${view.text.map((sentence) => html`<li>${sentence}</li>`)}</ul>
    </details>
  </figure>`;
}

function scaleOf({ ticks, steps }: ChartView): Scale {
  const top = ticks.at(-1)?.value || 1;
  const last = steps.length - 1;
  return {
    x: (step) => LEFT + ((WIDTH - LEFT - RIGHT) * step) / last,
    y: (points) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * points) / top,
  };
}

function lineOf(series: SeriesView): Line[] {
  const step = series.points.findLastIndex((points) => points !== null);
  return step < 0 ? [] : [{ series, step, end: series.points[step]! }];
}

/** Where the signs at the ends of the lines stand: as near as can be, none on another. */
function spread(wanted: number[]): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => wanted[one]! - wanted[other]!);
  const placed = [...wanted];
  order.forEach((index, at) => {
    const above = at ? placed[order[at - 1]!]! + SIGN : SIGN / 2;
    placed[index] = Math.max(placed[index]!, above);
  });
  let floor = HEIGHT - SIGN / 2;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index]!, floor);
    floor = placed[index]! - SIGN;
  }
  return placed;
}

function tick(y: number, text: string): TemplateResult {
  return svg`<path class="grid" d="M${LEFT} ${y}H${WIDTH - RIGHT}"></path>
    <text class="tick" x=${LEFT - 5} y=${y + 4} text-anchor="end">${text}</text>`;
}

function limit(y: number): TemplateResult {
  return svg`<path class="limit" d="M${LEFT} ${y}H${WIDTH - RIGHT}"></path>`;
}

function steps(labels: string[], { x }: Scale): TemplateResult[] {
  const every = Math.ceil((labels.length - 1) / MOST_STEPS);
  return labels.flatMap((text, step) =>
    step % every ? [] : [svg`<text class="tick" x=${x(step)} y=${HEIGHT - 7} text-anchor="middle">${text}</text>`],
  );
}

function drawn({ series, step, end }: Line, { x, y }: Scale, place: number): TemplateResult {
  const points = series.points.flatMap((value, at) => (value === null ? [] : [`${x(at)},${y(value)}`])).join(" ");
  const seat = placeOf(series.letter);
  const [from, to] = [x(step), WIDTH - RIGHT + 12];
  return svg`<g class="line ${ownerClass(seat)}" data-player=${series.player}>
    <polyline class="dash-${Math.max(seat, 0) % 4}" points=${points}></polyline>
    <path class="leader" d="M${from} ${y(end)}L${to} ${place}"></path>
    ${seat < 0
      ? svg`<text class="gone" x=${to} y=${place + 4}>${[...series.label][0]}</text>`
      : svg`<g transform="translate(${to} ${place - SIGN / 2})"><svg width=${SIGN} height=${SIGN}>${sign(seat, series.letter)}</svg></g>`}
  </g>`;
}

export const chartStyles = css`
  .chart { margin: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px; }
  .chart figcaption { font-weight: 700; font-size: 15px; }
  .chart > svg { inline-size: 100%; max-inline-size: 480px; block-size: auto; }
  .chart .grid { stroke: var(--papayoo-hairline, var(--line)); stroke-width: 1; }
  .chart .limit { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 6 4; }
  .chart .tick, .chart .gone { font: 12px/1 var(--face); fill: var(--ink); }
  .chart .line { --line-colour: var(--owner, var(--line)); }
  .chart polyline { fill: none; stroke: var(--line-colour); stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round; }
  .chart .dash-1 { stroke-dasharray: 9 4; }
  .chart .dash-2 { stroke-dasharray: 3 4; }
  .chart .dash-3 { stroke-dasharray: 11 4 2 4; }
  .chart .leader { stroke: var(--line-colour); stroke-width: 0.8; fill: none; }
  .chart svg svg .sign { inline-size: 20px; block-size: 20px; }
  .chart ul { margin: 0; padding-inline-start: 20px; font-size: 15px; }
  .limit-text { margin: 0; font-size: 14px; }
`;
