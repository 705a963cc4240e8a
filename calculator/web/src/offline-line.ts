// The quiet line at the foot of every page: what is here without a network, and the control that keeps the rest.
import { fill, type Labels } from "./data";
import type { Status } from "./service-worker/messages";

const MEGABYTE = 1_000_000;

export class OfflineLine {
  private readonly text = document.createElement("p");
  private readonly bar = document.createElement("progress");
  private readonly button = document.createElement("button");
  private readonly size: Intl.NumberFormat;

  constructor(
    private readonly element: HTMLElement,
    private readonly lang: string,
    private readonly keep: () => void,
  ) {
    this.size = new Intl.NumberFormat(lang, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
    this.button.type = "button";
    this.button.addEventListener("click", () => this.asked());
    element.append(this.text, this.bar, this.button);
  }

  show({ version, kept, left, share, trouble }: Status, words: Labels): void {
    const pages = kept.includes("frame") && kept.includes(this.lang);
    const state = kept.includes("calculator") ? words["offline.calculator"]! : words["offline.pages"]!;
    const troubled = trouble === "room" ? words["offline.room"]! : trouble ? words["offline.failed"]! : "";
    const ready = pages ? fill(state, { version }) : "";
    this.element.dataset.kept = pages ? (kept.includes("calculator") ? (left ? "calculator" : "everything") : "pages") : "";
    this.say([ready, share !== null ? words["offline.keeping"]! : left ? troubled : ""].filter(Boolean).join(" "));
    this.bar.hidden = share === null;
    this.bar.value = share ?? 0;
    this.bar.setAttribute("aria-label", words["offline.keeping"]!);
    this.button.hidden = share !== null || !left;
    this.button.textContent = fill(words["offline.keep"]!, { size: this.size.format(left / MEGABYTE) });
    this.element.hidden = !pages && share === null && !troubled;
  }

  private asked(): void {
    // Read out from now on, and not on every page that is opened.
    this.text.setAttribute("role", "status");
    this.button.hidden = true;
    this.bar.hidden = false;
    this.keep();
  }

  /** The same words are not read out twice. */
  private say(text: string): void {
    if (this.text.textContent !== text) this.text.textContent = text;
  }
}
