// <papayoo-score-sheet>: one round on one screen, the evening below it. It draws what the session holds and passes on
// what the hand does.
import { html, LitElement, type TemplateResult } from "lit";
import { Announcer } from "./announcer";
import { attend, nextField } from "./attention";
import { isRecentEnough } from "./browser-floor";
import { localTime, newId } from "./clock";
import { readData, type SheetData } from "./data";
import { dealLine } from "./deal-line";
import { openDialog } from "./dialog";
import type { Engine } from "./engine";
import type { Entry } from "./entries";
import { evening, type EveningActions } from "./evening";
import type { Action } from "./generated/types";
import { Keeping } from "./keeping";
import { LARGE, largeDigits } from "./large-digits";
import { ending, type OutcomeActions } from "./outcome";
import { printAlone } from "./print-look";
import { roundEntry, type RoundActions } from "./round-entry";
import { Session } from "./session";
import { copyLink, dropFragment, opened } from "./sharing";
import { sheetStyles } from "./sheet-look";
import { tableActions } from "./table-actions";
import { TABLE, tableDialog } from "./table-dialog";
import type { Mode } from "./tools";

/** Steps that are offered to be taken back where they were done: in the round, or in the score sheet. */
const DONE_IN_ROUND: ReadonlySet<string> = new Set(["write_round", "clear_round", "replace_number"]);
const DONE_IN_SHEET: ReadonlySet<string> = new Set(["delete_round", "change_written"]);
/** Steps after which the round is what counts. */
const MOVES_TO_ROUND: ReadonlySet<string> = new Set(["write_round", "edit_round", "end_game", "play_one_more", "rematch"]);

class ScoreSheet extends LitElement {
  static override styles = sheetStyles;

  private data!: SheetData;
  private session!: Session;
  private announcer!: Announcer;
  private keeping!: Keeping;
  private mode: Mode = "cards";
  private chosen = "";
  /** Whose cards are to give way to a number, or "". */
  private replacing = "";
  private link = "";
  private copied = false;
  private spoken = "";
  /** The step done last, where it is offered to take it back. */
  private done = "";
  /** A number gives way to a card: that is offered to be taken back too. */
  private replaced = false;
  /** The row of the score sheet whose offers are open. */
  private openRow: number | null = null;
  /** The round that was being changed when the engine answered last. */
  private editing: number | null = null;
  /** An announcement is due as soon as the engine has caught up. */
  private due = false;
  private readonly recent = isRecentEnough();
  private readonly openLink = () => this.follow();

  /** For whatever else on the page asks the engine: Python is loaded once. */
  get engine(): Engine | undefined {
    return this.session?.engine;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.data) this.begin();
    window.addEventListener("hashchange", this.openLink);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("hashchange", this.openLink);
  }

  private begin(): void {
    this.data = readData<SheetData>(this);
    if (!this.recent) return;
    printAlone();
    this.session = new Session(
      this.data,
      () => this.requestUpdate(),
      (entry) => this.settled(entry),
    );
    this.announcer = new Announcer(
      () => this.session.error || this.session.screen.announce,
      (sentence) => this.say(sentence),
    );
    this.keeping = new Keeping(this, this.session, this.data, () => {
      this.begun();
      this.followMode();
      this.announcer.soon();
      attend(this.renderRoot, ".entry", ".turn");
    });
    void this.session.begin(opened());
  }

  private follow(): void {
    if (this.recent && opened()) this.session.open(opened());
  }

  private settled(entry: Entry): void {
    const fromLink = entry.type === "open";
    if (fromLink) dropFragment();
    if (fromLink || entry.type === "restore") this.followMode();
    if (fromLink && !this.session.error) this.chosen = this.session.screen.counting;
    if (!this.session.error) void this.turnTo(entry);
    if (fromLink || this.session.error || (this.due && !this.session.pending)) this.announcer.now();
  }

  /** The eye and the keyboard follow a step to the round or to the score sheet. */
  private async turnTo({ type }: Entry): Promise<void> {
    const was = this.editing;
    const { game } = this.session.screen;
    this.editing = game.editing;
    this.done = type === "write_round" && was !== null ? "change_written" : type === "give_card" && this.replaced ? "replace_number" : type;
    this.replaced = false;
    if (type === "edit_round") this.followMode();
    if (type === "write_round") this.chosen = "";
    await this.updateComplete;
    const turn = game.over && game.editing === null ? ".ending h2" : ".turn";
    if (was !== null && game.editing === null) attend(this.renderRoot, ".evening", `tr[data-round="${was}"] button`);
    else if (MOVES_TO_ROUND.has(type)) attend(this.renderRoot, ".entry", turn);
    else if (type === "delete_round") attend(this.renderRoot, ".evening", "h2");
  }

  /** A round that came in from elsewhere is shown the way it was entered. */
  private followMode(): void {
    const ways = this.session.screen.players.map(({ by }) => by);
    if (ways.includes("cards")) this.mode = "cards";
    else if (ways.includes("points")) this.mode = "points";
  }

  private say(sentence: string): void {
    const behind = this.session.pending || this.session.engine.state !== "ready";
    this.due = behind;
    if (behind) return;
    this.spoken = sentence;
    this.requestUpdate();
  }

  /** Something that is entered bit by bit: it is said when the hand rests. */
  private act(action: Action): void {
    this.begun();
    const byPoints = this.session.screen.players.filter(({ by, text }) => by === "points" && text).map(({ id }) => id);
    if (action.type === "give_card" && action.player !== null) this.replaced = byPoints.includes(action.player);
    this.session.do(action);
    this.announcer.soon();
  }

  /** A step of its own: it is said as soon as the engine has taken it. */
  private step(action: Action | "write"): void {
    if (this.session.engine.state !== "ready") {
      this.spoken = this.data.labels.loading!;
      this.requestUpdate();
      return;
    }
    this.begun();
    this.due = true;
    this.announcer.quiet();
    if (action === "write") this.session.write();
    else this.session.do(action);
  }

  /** A number that cannot be read comes before the eye, for it keeps the round from being written down. */
  private writeDown(): void {
    const [unread] = this.session.unread.keys();
    this.step("write");
    if (unread === undefined) return;
    this.mode = "points";
    this.requestUpdate();
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(`#points-${CSS.escape(unread)}`)?.focus());
  }

  private begun(): void {
    this.link = "";
    this.done = "";
    this.openRow = null;
  }

  private async share(): Promise<void> {
    try {
      const { link, copied } = await copyLink(this.session.share());
      Object.assign(this, { link, copied, spoken: copied ? this.data.labels.copied : "" });
    } catch {
      // The session already shows the engine's sentence about it.
    }
    this.requestUpdate();
  }

  private readonly steps = {
    undo: () => this.step({ type: "undo" }),
    redo: () => this.step({ type: "redo" }),
    endNow: () => this.step({ type: "end_game" }),
  };

  private readonly inRound: RoundActions = {
    ...this.steps,
    act: (action) => this.act(action),
    choose: (player) => {
      this.chosen = player;
      this.requestUpdate();
    },
    setMode: (mode) => {
      this.mode = mode;
      this.requestUpdate();
    },
    points: {
      typed: (player, text) => {
        this.begun();
        this.announcer.quiet();
        this.session.do({ type: "set_points", player, text });
      },
      entered: (field) => nextField([...this.renderRoot.querySelectorAll<HTMLInputElement>(".points input")].filter(({ readOnly }) => !readOnly), field),
      replace: (player) => {
        this.replacing = player;
        this.requestUpdate();
      },
      left: () => this.announcer.now(),
    },
    write: () => this.writeDown(),
    clear: () => this.act({ type: "clear_round" }),
    back: () => {
      this.begun();
      this.session.back();
      this.followMode();
      this.announcer.soon();
    },
    share: () => void this.share(),
    toSheet: () => attend(this.renderRoot, ".evening", "h2"),
  };

  private readonly inSheet: EveningActions & OutcomeActions = {
    ...this.steps,
    toggle: (round) => {
      this.openRow = this.openRow === round ? null : round;
      this.requestUpdate();
    },
    edit: (round) => this.step({ type: "edit_round", round }),
    remove: (round) => this.step({ type: "delete_round", round }),
    showLarge: () => openDialog(this.renderRoot, LARGE),
    print: () => window.print(),
    oneMore: () => this.step({ type: "play_one_more" }),
    rematch: () => this.step({ type: "rematch", id: newId(), started: localTime() }),
  };

  private readonly atTable = tableActions(
    (action) => this.act(action),
    (action) => this.session.do(action),
    () => this.announcer.soon(),
  );

  protected override willUpdate(): void {
    if (!this.recent) return;
    const { players, game } = this.session.screen;
    const ids = players.map(({ id }) => id);
    if (!ids.includes(this.chosen)) this.chosen = ids[0] ?? "";
    this.toggleAttribute("data-written", game.written > 0);
  }

  protected override render(): TemplateResult {
    const { session, data, mode, link, copied } = this;
    const { labels } = data;
    if (!this.recent) return html`<p>${labels.old_browser}</p>`;
    const screen = session.screen;
    const { game } = screen;
    const spoken = session.engine.state === "failed" ? labels.could_not_start : this.spoken;
    const tools = { game, mode, canGoBack: session.canGoBack, link, copied };
    const entry = { session, screen, chosen: this.chosen, replacing: this.replacing, tools, done: DONE_IN_ROUND.has(this.done) };
    return html`<div class="body" ?data-behind=${session.games.behind}>
      ${this.keeping.top()}
      <div class="entry">
        ${dealLine(screen, {
          openTable: () => openDialog(this.renderRoot, TABLE),
          cancel: () => this.step({ type: "cancel_edit" }),
        })}
        ${game.over && game.editing === null
          ? ending(game, session.error, labels, this.inSheet)
          : roundEntry(entry, data.rules, labels, this.inRound)}
      </div>
      ${evening({ game, open: this.openRow, done: DONE_IN_SHEET.has(this.done) }, labels, this.inSheet)}
      ${this.keeping.foot()}
      ${tableDialog(screen, session.error, labels, this.atTable)} ${largeDigits(game, labels)}
      <div class="hidden" role="status" aria-live="polite">${spoken}</div>
    </div>`;
  }
}

customElements.define("papayoo-score-sheet", ScoreSheet);
