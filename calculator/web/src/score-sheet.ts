// <papayoo-score-sheet>: one round on one screen. It draws what the session holds and passes on what the hand does.
import { css, html, LitElement, type TemplateResult } from "lit";
import { Announcer } from "./announcer";
import { isRecentEnough } from "./browser-floor";
import { checkLine, checkStyles } from "./check-line";
import { chips, chipsStyles } from "./chips";
import { copy } from "./clipboard";
import { readData, type SheetData } from "./data";
import { die, dieStyles, entropy } from "./die";
import type { Engine } from "./engine";
import type { Action } from "./generated/types";
import { look } from "./look";
import { players, playersStyles } from "./players";
import { pointsPad, pointsStyles } from "./points-pad";
import type { ScreenChip } from "./screen";
import { Session } from "./session";
import { signStyles } from "./sign";
import type { Entry } from "./store";
import { sumLine, sumStyles } from "./sum-line";
import { tableDialog, tableLine, tableStyles } from "./table-dialog";
import { mainTools, moreTools, toolStyles, type Mode, type ToolActions } from "./tools";

/** Fragments that hold a round or name one; any other belongs to the page. */
const LINK = /^#(?:g1|r1|example)=/;

class ScoreSheet extends LitElement {
  static override styles = [
    look,
    signStyles,
    css`.body { display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; }`,
    tableStyles,
    dieStyles,
    playersStyles,
    chipsStyles,
    pointsStyles,
    sumStyles,
    checkStyles,
    toolStyles,
  ];

  private data!: SheetData;
  private session!: Session;
  private announcer!: Announcer;
  private mode: Mode = "cards";
  private chosen = "";
  private link = "";
  private copied = false;
  private spoken = "";
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
    this.session = new Session(
      this.data,
      () => this.requestUpdate(),
      (entry) => this.settled(entry),
    );
    this.announcer = new Announcer(
      () => this.session.error || this.session.screen.announce,
      (sentence) => this.say(sentence),
    );
    void this.session.begin(LINK.test(location.hash) ? location.hash : "");
  }

  private follow(): void {
    if (this.recent && LINK.test(location.hash)) this.session.open(location.hash);
  }

  private settled(entry: Entry): void {
    const opened = entry.type === "open";
    if (opened && LINK.test(location.hash)) history.replaceState(history.state, "", location.pathname + location.search);
    if (opened || entry.type === "restore") this.followMode();
    if (opened || this.session.error || (this.due && !this.session.pending)) this.announcer.now();
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

  private act(action: Action): void {
    this.link = "";
    this.session.do(action);
    this.announcer.soon();
  }

  private tap(chip: ScreenChip): void {
    this.act({ type: "give_card", card: chip.card, player: chip.owner === this.chosen ? null : this.chosen });
  }

  private readonly toolActions: ToolActions = {
    setMode: (mode) => {
      this.mode = mode;
      this.requestUpdate();
    },
    check: () => {
      this.session.do({ type: "judge" });
      this.due = true;
    },
    clear: () => {
      this.link = "";
      this.session.clear();
      this.announcer.soon();
    },
    back: () => {
      this.link = "";
      this.session.back();
      this.announcer.soon();
    },
    share: () => void this.share(),
  };

  private async share(): Promise<void> {
    const address = this.session.share().then((fragment) => `${location.origin}${location.pathname}#${fragment}`);
    try {
      this.copied = await copy(address);
      this.link = await address;
      this.spoken = this.copied ? this.data.labels.copied! : "";
    } catch {
      // The session already shows the engine's sentence about it.
    }
    this.requestUpdate();
  }

  /** Enter in a field of points: to the next player's field, from the last one away from the keypad. */
  private moveOn(player: string): void {
    const all = [...this.renderRoot.querySelectorAll<HTMLInputElement>(".points input")];
    const here = all.findIndex(({ id }) => id === `points-${player}`);
    const next = all[here + 1];
    if (next) {
      next.focus();
      next.select();
    } else all[here]?.blur();
  }

  protected override willUpdate(): void {
    if (!this.recent) return;
    const ids = this.session.screen.players.map(({ id }) => id);
    if (!ids.includes(this.chosen)) this.chosen = ids[0] ?? "";
  }

  protected override render(): TemplateResult {
    const { session, data } = this;
    const { labels } = data;
    if (!this.recent) return html`<p>${labels.old_browser}</p>`;
    const { engine } = session;
    const screen = session.screen;
    const behind = session.pending && engine.state !== "ready";
    const spoken = engine.state === "failed" ? labels.could_not_start : this.spoken;
    const tools = { mode: this.mode, canGoBack: session.canGoBack, link: this.link, copied: this.copied };
    const line = { engine: engine.state, percent: engine.percent, sum: screen.sum, state: screen.check.state, rest: screen.rest };
    return html`<div class="body">
      ${tableLine(screen.counts, screen.deal_line)}
      ${die(screen.die, labels, (suit) => this.act({ type: "set_die", suit }), () => this.act({ type: "roll_die", entropy: entropy() }))}
      ${this.mode === "cards" ? this.byCards() : this.byPoints()}
      ${sumLine(line, labels, { giveRest: (player) => this.act({ type: "give_rest", player }), retry: () => engine.retry() })}
      ${checkLine(behind ? undefined : screen.check, session.error, data.rules, labels)} ${mainTools(tools, labels, this.toolActions)}
      ${moreTools(tools, labels, this.toolActions)}
      ${tableDialog(screen.counts, screen.players, labels, {
        setCount: (count) => this.act({ type: "set_players", count }),
        setName: (player, name) => this.session.do({ type: "set_name", player, name }),
        left: () => this.announcer.soon(),
      })}
      <div class="hidden" role="status" aria-live="polite">${spoken}</div>
    </div>`;
  }

  private byCards(): TemplateResult {
    const { labels } = this.data;
    const screen = this.session.screen;
    const choose = (player: string) => {
      this.chosen = player;
      this.requestUpdate();
    };
    const symbol = screen.die.find(({ chosen }) => chosen)?.symbol ?? "";
    const view = { chips: screen.chips, others: screen.others, players: screen.players, chosen: this.chosen, symbol };
    return html`${players(screen.players, this.chosen, labels, choose)} ${chips(view, labels, (chip) => this.tap(chip))}`;
  }

  private byPoints(): TemplateResult {
    return pointsPad(this.session.screen.players, this.session.unreadPlayers, this.data.labels, {
      typed: (player, text) => {
        this.link = "";
        this.announcer.quiet();
        this.session.do({ type: "set_points", player, text });
      },
      entered: (player) => this.moveOn(player),
      left: () => this.announcer.now(),
    });
  }
}

customElements.define("papayoo-score-sheet", ScoreSheet);
