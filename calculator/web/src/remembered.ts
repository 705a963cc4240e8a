// Small things this device remembers for the site at this root; where the browser keeps nothing they last as long as the page.
import { siteName } from "./site-name";

/** A value of plain JSON under a name of its own, judged by whoever reads it. */
export class Remembered {
  private readonly key: string;

  constructor(root: string, name: string) {
    this.key = `${siteName(root)} ${name}`;
  }

  get value(): unknown {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "null") as unknown;
    } catch {
      return null;
    }
  }

  /** null: there is nothing to remember any more. */
  set value(value: unknown) {
    try {
      if (value === null) localStorage.removeItem(this.key);
      else localStorage.setItem(this.key, JSON.stringify(value));
    } catch {
      // Then it is forgotten with the page.
    }
  }
}
