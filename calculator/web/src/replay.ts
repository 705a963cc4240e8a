// <papayoo-replay>: walks through the steps that the page already shows; the page is complete without it.
import { css, html, LitElement, type TemplateResult } from "lit";
import { fill, readData, type ReplayData } from "./data";
import { look } from "./look";
import { ownerClass, sign, signStyles } from "./sign";

class Replay extends LitElement {
  static override styles = [
    look,
    signStyles,
    css`
      /* The steps are longer than a phone is high: what moves them stays at hand. */
      .controls {
        position: sticky;
        inset-block-start: var(--papayoo-top, calc(2.4rem + 4px));
        z-index: 1;
        display: grid;
        grid-template-columns: 1fr auto 1fr;
        gap: 6px;
        align-items: center;
        padding-block: 4px;
        background: var(--ground);
      }
      .controls button { font-size: 15px; line-height: 1.15; }
      .place { text-align: center; font-size: 15px; font-variant-numeric: tabular-nums; }
      /* As wide as at the last step, so that the buttons beside it never wrap anew. */
      .place::after { content: attr(data-widest); display: block; block-size: 0; overflow: hidden; visibility: hidden; }
      .all { inline-size: 100%; margin-block: 4px 8px; }
      .board { display: grid; grid-template-columns: repeat(auto-fit, minmax(76px, 1fr)); gap: 4px; margin: 0; }
      .board div { border: 2px solid var(--owner, var(--line)); border-radius: 8px; padding: 4px; text-align: center; min-inline-size: 0; }
      .board .now { background: color-mix(in srgb, var(--owner) 22%, var(--ground)); border-width: 4px; padding: 2px; }
      .board .sum { grid-column: 1 / -1; display: flex; justify-content: center; align-items: baseline; gap: 8px; }
      dt { display: flex; justify-content: center; align-items: center; gap: 4px; font-size: 14px; }
      dd { margin: 0; font-size: 20px; font-weight: 700; min-block-size: 1.3em; font-variant-numeric: tabular-nums; }
      .board.trick { grid-template-columns: repeat(auto-fit, minmax(92px, 1fr)); }
      .trick dd.card { font-size: 14px; font-weight: 600; overflow-wrap: anywhere; hyphens: auto; }
      .to-come { visibility: hidden; }
      @container (max-width: 320px) {
        .controls button { padding-inline: 2px; font-size: 13px; }
      }
    `,
  ];

  private data!: ReplayData;
  /** How many steps are shown. */
  private shown = 0;
  private items: HTMLElement[] = [];
  private spoken = "";

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.data) return;
    this.data = readData<ReplayData>(this);
    this.items = [...this.querySelectorAll<HTMLElement>("ol > li")].slice(0, this.count);
    for (const item of this.items) item.style.scrollMarginBlock = "7rem 2rem";
    this.go(this.count);
    this.spoken = "";
  }

  private get count(): number {
    return this.data.replay.steps.length;
  }

  /** Shows so many steps; what is hidden keeps its place, so that nothing on the page jumps. */
  private go(step: number): void {
    this.shown = Math.min(Math.max(step, 1), this.count);
    this.items.forEach((item, index) => {
      item.style.visibility = index < this.shown ? "" : "hidden";
      if (index === this.shown - 1) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    });
    this.spoken = this.data.replay.steps[this.shown - 1]?.text ?? "";
    this.requestUpdate();
  }

  private step(step: number): void {
    this.go(step);
    this.items[this.shown - 1]?.scrollIntoView({ block: "nearest" });
  }

  private readonly keys = (event: KeyboardEvent) => {
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (!by) return;
    event.preventDefault();
    this.step(this.shown + by);
  };

  protected override render(): TemplateResult {
    const { labels, replay } = this.data;
    const step = replay.steps[this.shown - 1]!;
    const trick = replay.kind === "trick";
    // What will stand beside a player takes its room from the start, so that the board keeps its height.
    const atLast = replay.steps[this.count - 1]!.board;
    const place = fill(labels.step_of!, { n: this.shown, all: this.count });
    // Not disabled at the ends: the focus would be lost with the button.
    const back = this.shown <= 1;
    const on = this.shown >= this.count;
    return html`<div class="controls" role="group" aria-label=${replay.title} @keydown=${this.keys}>
        <button type="button" aria-disabled=${back} @click=${() => this.step(this.shown - 1)}>${labels.step_back}</button>
        <span class="place" data-widest=${fill(labels.step_of!, { n: this.count, all: this.count })}>${place}</span>
        <button type="button" aria-disabled=${on} @click=${() => this.step(this.shown + 1)}>${labels.step_forward}</button>
      </div>
      <button type="button" class="all" @click=${() => this.go(this.count)}>${labels.show_all}</button>
      <dl class="board ${replay.kind}">
        ${replay.players.map(
          ({ id, label, letter }, index) => html`<div class="${ownerClass(index)} ${step.player === id ? "now" : ""}">
            <dt>${sign(index, letter)}<span class="clip">${label}</span></dt>
            <dd class=${trick ? "card" : ""}>
              ${step.board[id] ?? html`<span class="to-come" aria-hidden="true">${atLast[id] ?? ""}</span>`}
            </dd>
          </div>`,
        )}
        <div class="sum"><dt>${trick ? labels.points : labels.sum}</dt><dd>${step.total}</dd></div>
      </dl>
      <slot></slot>
      <div class="hidden" role="status" aria-live="polite">${this.spoken}</div>`;
  }
}

customElements.define("papayoo-replay", Replay);
