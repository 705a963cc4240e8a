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
  /** What the engine answered last. */
  private before: ShowdownEntry | undefined;
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
    if (sameField(this.waitingLast, entry)) this.queue.pop();
    super.do(entry);
    this.lay();
  }

  /** What the engine has not seen yet is forgotten; else the step before is laid on the screen again. */
  undo(): void {
    const last = this.waitingLast;
    if (last && canBeForgotten(last)) {
      this.queue.pop();
      this.error = "";
      this.redraw();
      this.lay();
    } else this.do({ type: "undo" });
  }

  /** What was put in last, while it can still be taken back without the engine. */
  private get waitingLast(): ShowdownEntry | undefined {
    return this.queue.slice(this.busy ? 1 : 0).at(-1);
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
    else if (entry.type !== "restore" && !sameField(this.before, entry)) {
      this.past = [...this.past, { draft: this.draft, view: this.view }].slice(-MOST_STEPS);
    }
    this.before = entry;
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

/** Of a field that is typed into only what it holds last counts, and it is taken back as a whole. */
function sameField(one: ShowdownEntry | undefined, other: ShowdownEntry): boolean {
  if (one?.type === "name_hand") return other.type === "name_hand" && one.player === other.player;
  return one?.type === "set_pot" && other.type === "set_pot" && (one.pot === undefined) === (other.pot === undefined);
}

function canBeForgotten({ type }: ShowdownEntry): boolean {
  return type !== "undo" && type !== "restore";
}
