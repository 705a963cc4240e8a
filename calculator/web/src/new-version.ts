// Says that a new version is ready. It is taken in one tap; until then the pages that are open stay as they are.
import type { Labels } from "./data";

export class NewVersion {
  constructor(
    private readonly words: Labels,
    private readonly take: () => void,
    private readonly putOff: () => void,
  ) {}

  show(): void {
    document.querySelector(".papayoo-new-version")?.remove();
    const bar = document.createElement("aside");
    bar.className = "papayoo-new-version";
    bar.setAttribute("aria-label", this.words["version.new"]!);
    const text = document.createElement("p");
    text.setAttribute("role", "status");
    const take = this.button("take", this.words["version.take"]!);
    take.addEventListener("click", () => {
      take.disabled = true;
      this.take();
    });
    const later = this.button("later", "×");
    later.setAttribute("aria-label", this.words["version.later"]!);
    later.title = this.words["version.later"]!;
    later.addEventListener("click", () => {
      bar.remove();
      this.putOff();
    });
    bar.append(text, take, later);
    document.body.append(bar);
    // Filled once it stands there, so that it is read out.
    text.textContent = this.words["version.new"]!;
  }

  private button(name: string, label: string): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.version = name;
    button.textContent = label;
    return button;
  }
}
