// Keeping and passing on: the list of games, files, links, the screen that stays on. A part of the score sheet with a
// memory of its own; it draws what must be known at the top and what can be done at the foot.
import { css, html, nothing, type CSSResultGroup, type LitElement, type ReactiveController, type TemplateResult } from "lit";
import type { Labels, SheetData } from "./data";
import { openDialog } from "./dialog";
import { download, raw, read } from "./files";
import { GAMES, gamesDialog, gamesStyles, type GamesActions } from "./games-dialog";
import { beforeLeaving } from "./leaving";
import { notices, noticesStyles } from "./notices";
import { Remembered } from "./remembered";
import type { Session } from "./session";
import { Share } from "./share";
import { SHARE, shareDialog, shareStyles } from "./share-dialog";
import { Awake } from "./wake-lock";

export class Keeping implements ReactiveController {
  private readonly awake: Awake;
  private readonly labels: Labels;
  private readonly share: Share;
  private stay = () => {};

  /** `turned`: another game is on the screen. */
  constructor(
    private readonly host: LitElement,
    private readonly session: Session,
    private readonly data: SheetData,
    private readonly turned: () => void,
  ) {
    this.labels = data.labels;
    this.awake = new Awake(new Remembered(data.root, "awake"), () => host.requestUpdate());
    this.share = new Share(
      session,
      () => host.requestUpdate(),
      () => host.renderRoot.querySelector(`#dialog-${SHARE} .qr`)?.clientWidth ?? 0,
    );
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener("visibilitychange", this.seen);
    window.addEventListener("resize", this.resized);
    window.addEventListener("pageshow", this.shown);
    window.addEventListener("pagehide", this.hidden);
    for (const [type, act] of this.drops) this.host.addEventListener(type, act);
    this.host.addEventListener("click", this.touched);
    this.stay = beforeLeaving(() => this.session.games.laidDown());
  }

  hostDisconnected(): void {
    document.removeEventListener("visibilitychange", this.seen);
    window.removeEventListener("resize", this.resized);
    window.removeEventListener("pageshow", this.shown);
    window.removeEventListener("pagehide", this.hidden);
    for (const [type, act] of this.drops) this.host.removeEventListener(type, act);
    this.host.removeEventListener("click", this.touched);
    this.awake.release();
    this.stay();
  }

  top(): TemplateResult {
    const { session } = this;
    const { behind, trouble } = session.games;
    return notices({ behind, trouble, clash: session.clash }, this.labels, {
      goOnHere: () => void session.goOnHere().then(this.turned),
      saveFile: () => void this.save("json"),
      settle: (theirs) => void session.settle(theirs).then(this.turned),
    });
  }

  foot(): TemplateResult {
    const { labels, session } = this;
    const { written } = session.screen.game;
    return html`<section class="keeping" aria-labelledby="keeping-title">
        <h2 id="keeping-title">${labels.keeping}</h2>
        <div class="tools">
          <button type="button" class="list" aria-haspopup="dialog" @click=${this.openList}>${labels.games}</button>
          <button type="button" class="new" @click=${this.actions.newGame}>${labels.new_game}</button>
          <button type="button" class="share" aria-haspopup="dialog" @click=${this.openShare}>${labels.share_game}</button>
          <button type="button" class="save-json" @click=${() => this.save("json")}>${labels.save_file}</button>
          ${written ? html`<button type="button" class="save-csv" @click=${() => this.save("csv")}>${labels.save_table}</button>` : nothing}
          <button type="button" class="open-file" @click=${this.chooseFile}>${labels.open_file}</button>
          ${this.awake.possible
            ? html`<button type="button" class="awake" aria-pressed=${this.awake.on} @click=${() => this.awake.set(!this.awake.on)}>${labels.keep_awake}</button>`
            : nothing}
        </div>
        <input type="file" hidden accept=".json,application/json,text/plain" @change=${this.fileChosen} />
        <p class="where">${labels.where_kept}</p>
      </section>
      ${this.list()} ${shareDialog(this.share.view, labels, this.share.actions)}`;
  }

  private list(): TemplateResult {
    const { games, screen, present } = this.session;
    const line = present ? screen.game.list_line : "";
    const list = { games: games.list, unreadable: games.unreadable, current: games.current, line, lang: this.data.lang };
    return gamesDialog(list, this.labels, this.actions);
  }

  private readonly actions: GamesActions = {
    turnTo: (key) => {
      this.closeList();
      if (key === this.session.games.current) return;
      this.session.turnTo(key);
      this.turned();
    },
    remove: (key) => void this.session.remove(key).then(() => this.host.requestUpdate()),
    bringBack: (key) => void this.session.games.bringBack(key),
    newGame: () => {
      this.closeList();
      this.session.newGame();
      this.turned();
    },
    saveUnreadable: (one) => download(raw("papayoo", one.value)),
    discard: (one) => void this.session.games.discard(one),
  };

  private readonly openList = () => {
    openDialog(this.host.renderRoot, GAMES);
    void this.session.games.refresh().then(() => this.session.nameGames());
  };

  private readonly openShare = () => {
    openDialog(this.host.renderRoot, SHARE);
    void this.share.prepare();
  };

  private closeList(): void {
    this.host.renderRoot.querySelector<HTMLDialogElement>(`#dialog-${GAMES}`)?.close();
  }

  private async save(kind: "json" | "csv"): Promise<void> {
    const file = await this.session.exported(kind);
    if (file) download(file);
  }

  private readonly chooseFile = () => this.host.renderRoot.querySelector<HTMLInputElement>(".keeping input[type=file]")?.click();

  private readonly fileChosen = (event: Event) => {
    const field = event.currentTarget as HTMLInputElement;
    const [file] = field.files ?? [];
    if (file) void this.open(file);
    field.value = "";
  };

  private async open(file: File): Promise<void> {
    this.session.open(await read(file), file.name);
    this.turned();
  }

  /** Files may be dropped on the score sheet. */
  private readonly drops: [string, EventListener][] = [
    ["dragover", (event) => event.preventDefault()],
    [
      "drop",
      (event) => {
        event.preventDefault();
        const [file] = (event as DragEvent).dataTransfer?.files ?? [];
        if (file) void this.open(file);
      },
    ],
  ];

  private readonly touched = () => this.awake.touch();

  private readonly seen = () => {
    if (document.visibilityState !== "visible") return;
    this.awake.again();
    void this.session.games.look();
  };

  /** A page out of the browser's memory takes up the game where another page of this tab has left it. */
  private readonly shown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    this.session.games.resume();
    void this.session.games.look().then((behind) => (behind ? this.session.goOnHere().then(this.turned) : undefined));
  };

  /** A turned phone has other room for a QR code. */
  private readonly resized = () => this.host.requestUpdate();

  private readonly hidden = () => this.session.games.pause();
}

export const keepingStyles: CSSResultGroup = [
  noticesStyles,
  gamesStyles,
  shareStyles,
  css`
    .keeping { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; margin-block-start: 22px; }
    .keeping > h2 { margin: 0; font: 700 19px/1.3 var(--papayoo-title, var(--face)); }
    .keeping p { margin: 0; font-size: 14px; }
    @media print {
      .keeping, .alarm { display: none !important; }
    }
  `,
];
