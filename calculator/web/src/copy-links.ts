// Puts a button beside every heading and row that has an address: it copies the address and says so. Without script the plain link stays.
import { copy } from "./clipboard";
import { fill } from "./data";

const SAID_FOR = 4000;
const SVG = "http://www.w3.org/2000/svg";
/** Two links of a chain, and a tick, on a field of 24 by 24. */
const CHAIN =
  "M10.6 13.4a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7l-1.4 1.4M13.4 10.6a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1.4-1.4";
const TICK = "M5 12.5l4.5 4.5L19 7.5";

/** The line in which the page says what has happened; its words come with it, in the page's language. */
class Speech {
  private timer: number | undefined;

  constructor(private readonly line: HTMLElement) {}

  word(key: "name" | "copied" | "failed"): string {
    return this.line.dataset[key]!;
  }

  say(text: string): void {
    window.clearTimeout(this.timer);
    // Emptied first, so that the same words are read out again.
    this.line.textContent = "";
    this.timer = window.setTimeout(() => {
      this.line.textContent = text;
      this.timer = window.setTimeout(() => (this.line.textContent = ""), SAID_FOR);
    }, 50);
  }
}

function sign(): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  for (const [name, drawing] of [["chain", CHAIN], ["tick", TICK]] as const) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", name);
    path.setAttribute("d", drawing);
    svg.append(path);
  }
  return svg;
}

/** The address of a place on this page, without what the calculator may have left in it. */
function addressOf(id: string): string {
  return new URL(`#${id}`, location.href.split("#")[0]).href;
}

function button(id: string, title: string, speech: Speech): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className = "papayoo-copy";
  element.setAttribute("aria-label", fill(speech.word("name"), { title }));
  element.append(sign());
  let timer: number | undefined;
  element.addEventListener("click", async () => {
    const done = await copy(Promise.resolve(addressOf(id)));
    // The address bar has the link as well, and without a new step for the back button.
    history.replaceState(history.state, "", `#${id}`);
    speech.say(speech.word(done ? "copied" : "failed"));
    window.clearTimeout(timer);
    element.toggleAttribute("data-copied", done);
    timer = window.setTimeout(() => element.removeAttribute("data-copied"), SAID_FOR);
  });
  return element;
}

/** What a heading or a row is called, without its own link. */
function titleOf(place: Element, link: Element): string {
  const copyOf = place.cloneNode(true) as Element;
  copyOf.querySelectorAll(".headerlink, .papayoo-note").forEach((one) => one.remove());
  return (copyOf.textContent ?? link.textContent ?? "").replace(/\s+/g, " ").trim();
}

function place(link: HTMLAnchorElement, speech: Speech): void {
  const home = link.parentElement!;
  if (home.tagName === "H1") return;
  const id = decodeURIComponent(link.hash.slice(1));
  const control = button(id, titleOf(home, link), speech);
  if (/^H[2-6]$/.test(home.tagName)) {
    // Beside the heading, not in it: its name stays what it says.
    const frame = document.createElement("div");
    frame.className = "papayoo-cited";
    home.replaceWith(frame);
    frame.append(home, control);
    link.remove();
  } else {
    link.replaceWith(control);
  }
}

const line = document.querySelector<HTMLElement>(".papayoo-said");
if (line) {
  const speech = new Speech(line);
  document.querySelectorAll<HTMLAnchorElement>("article .headerlink").forEach((link) => place(link, speech));
}
