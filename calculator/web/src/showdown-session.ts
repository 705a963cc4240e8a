// One showdown on the screen: tapped, judged by the engine, taken back, kept on the device.
import { Asking } from "./asking";
import type { ShowdownData } from "./data";
import type { Engine } from "./engine";
import type { Failed, ShowdownAction, ShowdownDraft, ShowdownView, Shown } from "./generated/types";
import { ShowdownShelf } from "./showdown-kept";
import { moved, placesOf, type Places } from "./showdown-places";

/** A showdown that was opened, as the link it came in; one that stood here before. */
export type OpenShowdown = { type: "open"; text: string } | { type: "restore"; draft: ShowdownDraft | null };
export type ShowdownEntry = ShowdownAction | OpenShowdown | { type: "undo" };

interface Step {
  draft: ShowdownDraft | null;
  view: ShowdownView;
}

const MOST_STEPS = 50;
const FEWEST_PLAYERS = "2";

export class ShowdownSession extends Asking<ShowdownEntry, ShowdownView, Shown, Places> {
  private draft: ShowdownDraft | null = null;
  private answered = false;
  private past: Step[] = [];
  private readonly shelf: ShowdownShelf;

  constructor(
    private readonly data: ShowdownData,
    changed: () => void,
    settled: (entry: ShowdownEntry) => void,
  ) {
    super({ ...data, view: data.views[FEWEST_PLAYERS]! }, changed, settled);
    this.shelf = new ShowdownShelf(data.root);
  }

  get canUndo(): boolean {
    return this.past.length > 0 || this.queue.some(canBeForgotten);
  }

  /** Lays what was kept on the screen, below what has been tapped in the meantime. */
  async restore(): Promise<void> {
    const kept = await this.shelf.read();
    if (!kept || this.answered) return;
    const waiting = [...kept.pending, ...this.queue];
    if (kept.lang === this.data.lang && kept.build === this.data.python.build) {
      this.draft = kept.draft;
      this.view = kept.view;
      this.link = kept.link;
    } else if (kept.draft) waiting.unshift({ type: "restore", draft: kept.draft });
    this.queue = waiting;
    this.redraw();
    if (this.pending) this.wake();
  }

  override do(entry: ShowdownEntry): void {
    super.do(entry);
    this.lay();
  }

  /** What the engine has not seen yet is forgotten; else the step before is laid on the screen again. */
  undo(): void {
    const last = this.queue.slice(this.busy ? 1 : 0).at(-1);
    if (last && canBeForgotten(last)) {
      this.queue.pop();
      this.error = "";
      this.redraw();
      this.lay();
    } else this.do({ type: "undo" });
  }

  protected put(engine: Engine, entry: ShowdownEntry): Promise<Shown | Failed> {
    const { lang } = this.data;
    switch (entry.type) {
      case "open":
        return engine.ask({ do: "showdown", showdown: null, text: entry.text, lang });
      case "restore":
        return engine.ask({ do: "showdown", showdown: entry.draft, lang });
      case "undo":
        return engine.ask({ do: "showdown", showdown: this.past.length ? this.past.at(-1)!.draft : this.draft, lang });
      default:
        return engine.ask({ do: "showdown", showdown: this.draft, action: entry, lang });
    }
  }

  protected keep(entry: ShowdownEntry, { showdown }: Shown): void {
    if (entry.type === "undo") this.past.pop();
    else if (entry.type !== "restore") this.past = [...this.past, { draft: this.draft, view: this.view }].slice(-MOST_STEPS);
    this.draft = showdown;
    this.answered = true;
  }

  protected mirrorOf(view: ShowdownView): Places {
    return placesOf(view);
  }

  protected reflected(places: Places, entry: ShowdownEntry): Places {
    switch (entry.type) {
      case "open":
      case "restore":
        return places;
      case "undo":
        return placesOf(this.busy && this.queue.length > 1 ? this.view : (this.past.at(-1)?.view ?? this.view));
      default:
        return moved(places, entry, (count) => this.data.views[count]);
    }
  }

  protected override redraw(): void {
    super.redraw();
    this.lay();
  }

  private lay(): void {
    const { draft, view, link, queue } = this;
    const { lang, python } = this.data;
    this.shelf.lay({ draft, view, link, lang, build: python.build, pending: [...queue] });
  }
}

function canBeForgotten({ type }: ShowdownEntry): boolean {
  return type !== "undo" && type !== "restore";
}
