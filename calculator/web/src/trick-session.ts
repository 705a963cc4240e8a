// One trick on the screen: tapped, judged by the engine of the page, remembered by this device.
import { Asking } from "./asking";
import type { TrickData } from "./data";
import type { Engine } from "./engine";
import type { Failed, Refereed, TrickAction, TrickDraft, TrickView } from "./generated/types";
import { Remembered } from "./remembered";
import { recalled, remember } from "./trick-memory";
import { tableOf, tapped, type Table } from "./trick-table";

/** A trick that was opened, as the link it came in. */
export interface OpenTrick {
  type: "open";
  text: string;
}

/** The trick that was on the table before a reload is judged again. */
export interface RecallTrick {
  type: "recall";
}

export type TrickEntry = TrickAction | OpenTrick | RecallTrick;

export class TrickSession extends Asking<TrickEntry, TrickView, Refereed, Table> {
  private trick: TrickDraft | null = null;
  private readonly memory: Remembered;

  /** `found` finds the engine of a score sheet on the same page. */
  constructor(
    private readonly data: TrickData,
    private readonly found: () => Engine | undefined,
    changed: () => void,
    settled: (entry: TrickEntry) => void,
  ) {
    super(data, changed, settled);
    this.memory = new Remembered(data.root, "trick");
  }

  /** Brings back what this device remembers. */
  begin(): void {
    const kept = recalled(this.memory, this.view.seats.length);
    if (!kept) return;
    this.trick = kept.trick;
    this.queue = [{ type: "recall" }, ...kept.pending];
    this.wake();
    super.redraw();
    this.mirror = kept.table;
  }

  override do(entry: TrickEntry): void {
    super.do(entry);
    this.lay();
  }

  protected override other(): Engine | undefined {
    return this.found();
  }

  protected async put(engine: Engine, entry: TrickEntry): Promise<Refereed | Failed> {
    const { trick } = this;
    const { lang } = this.data;
    if (entry.type === "open") return engine.ask({ do: "trick", trick: null, text: entry.text, lang });
    if (entry.type !== "recall") return engine.ask({ do: "trick", trick, action: entry, lang });
    const answer = await engine.ask({ do: "trick", trick, lang });
    if ("error" in answer) this.trick = null;
    return answer;
  }

  protected keep(_: TrickEntry, { trick }: Refereed): void {
    this.trick = trick;
  }

  protected mirrorOf(view: TrickView): Table {
    return tableOf(view);
  }

  protected reflected(table: Table, entry: TrickEntry): Table {
    if (entry.type === "open" || entry.type === "recall") return table;
    return tapped(table, entry, this.view.seats.map(({ player }) => player));
  }

  protected override redraw(): void {
    super.redraw();
    this.lay();
  }

  private lay(): void {
    const pending = this.queue.filter((entry) => entry.type !== "open" && entry.type !== "recall");
    remember(this.memory, { trick: this.trick, table: this.mirror, pending });
  }
}
