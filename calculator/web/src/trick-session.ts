// One trick on the screen: tapped, judged by the engine of the page.
import { Asking } from "./asking";
import type { TrickData } from "./data";
import type { Engine } from "./engine";
import type { Failed, Refereed, TrickAction, TrickDraft, TrickView } from "./generated/types";
import { tableOf, tapped, type Table } from "./trick-table";

/** A trick that was opened, as the link it came in. */
export interface OpenTrick {
  type: "open";
  text: string;
}

export type TrickEntry = TrickAction | OpenTrick;

export class TrickSession extends Asking<TrickEntry, TrickView, Refereed, Table> {
  private trick: TrickDraft | null = null;

  /** `found` finds the engine of a score sheet on the same page. */
  constructor(
    private readonly data: TrickData,
    private readonly found: () => Engine | undefined,
    changed: () => void,
    settled: (entry: TrickEntry) => void,
  ) {
    super(data, changed, settled);
  }

  protected override other(): Engine | undefined {
    return this.found();
  }

  protected put(engine: Engine, entry: TrickEntry): Promise<Refereed | Failed> {
    const { trick } = this;
    const { lang } = this.data;
    if (entry.type === "open") return engine.ask({ do: "trick", trick: null, text: entry.text, lang });
    return engine.ask({ do: "trick", trick, action: entry, lang });
  }

  protected keep(_: TrickEntry, { trick }: Refereed): void {
    this.trick = trick;
  }

  protected mirrorOf(view: TrickView): Table {
    return tableOf(view);
  }

  protected reflected(table: Table, entry: TrickEntry): Table {
    return entry.type === "open" ? table : tapped(table, entry, this.view.seats.map(({ player }) => player));
  }
}
