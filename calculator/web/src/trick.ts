// <papayoo-trick>: tap the cards in the order played; who takes the trick and why, what it costs, what was allowed.
import { html, LitElement, type TemplateResult } from "lit";
import { Announcer } from "./announcer";
import { isRecentEnough } from "./browser-floor";
import { cardPad, padStyles } from "./card-pad";
import { copy } from "./clipboard";
import { readData, type TrickData } from "./data";
import { die, dieStyles } from "./die";
import type { Engine } from "./engine";
import type { TrickAction, TrickCardView } from "./generated/types";
import { look } from "./look";
import { TRICK_LINK } from "./sharing";
import { signStyles } from "./sign";
import { answer, answerStyles } from "./trick-answer";
import { trickStyles } from "./trick-look";
import { seats, seatStyles, type SeatActions } from "./trick-seats";
import { TrickSession, type TrickEntry } from "./trick-session";

/** What shows that a hand has taken over the page. */
const TOUCHES = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

class Trick extends LitElement {
  static override styles = [look, signStyles, dieStyles, padStyles, answerStyles, seatStyles, trickStyles];

  private data!: TrickData;
  private session!: TrickSession;
  private announcer!: Announcer;
  private suit = "";
  private readonly hands = new Map<string, string>();
  private address = "";
  private copied = false;
  private spoken = "";
  /** An announcement is due as soon as the engine has caught up. */
  private due = false;
  /** Opened from a link and not touched since: the answer is brought into sight. */
  private arriving = false;
  private readonly recent = isRecentEnough();
  private readonly openLink = () => this.follow();
  private readonly touched = () => (this.arriving = false);

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.data) this.begin();
    window.addEventListener("hashchange", this.openLink);
    for (const name of TOUCHES) window.addEventListener(name, this.touched, { capture: true, passive: true });
    this.follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("hashchange", this.openLink);
    for (const name of TOUCHES) window.removeEventListener(name, this.touched, { capture: true });
  }

  private begin(): void {
    this.data = readData<TrickData>(this);
    if (!this.recent) return;
    this.suit = this.data.view.suits[0]!.suit;
    this.session = new TrickSession(
      this.data,
      () => document.querySelector<HTMLElement & { engine?: Engine }>("papayoo-score-sheet")?.engine,
      () => this.requestUpdate(),
      (entry) => this.settled(entry),
    );
    this.announcer = new Announcer(
      () => this.session.error || this.session.view.announce,
      (sentence) => this.say(sentence),
    );
    this.session.begin();
  }

  private follow(): void {
    if (!this.recent || !TRICK_LINK.test(location.hash)) return;
    this.arriving = true;
    this.forget();
    this.session.do({ type: "open", text: location.hash });
    requestAnimationFrame(() => this.scrollIntoView({ block: "start" }));
  }

  private async settled(entry: TrickEntry): Promise<void> {
    const opened = entry.type === "open";
    if (opened) {
      if (TRICK_LINK.test(location.hash)) history.replaceState(history.state, "", location.pathname + location.search);
      if (!this.session.error) this.showSuitLed();
    }
    if (opened || this.session.error || (this.due && !this.session.pending)) this.announcer.now();
    if (!opened || !this.arriving) return;
    await this.updateComplete;
    this.renderRoot.querySelector(".answer")?.scrollIntoView({ block: "nearest" });
  }

  /** A trick that was opened is looked at before anything is tapped. */
  private showSuitLed(): void {
    this.hands.clear();
    const first = this.session.mirror.cards.find((card) => card);
    this.suit = this.session.view.suits.find(({ cards }) => cards.some(({ card }) => card === first))?.suit ?? this.suit;
  }

  private say(sentence: string): void {
    this.due = this.session.pending;
    if (this.due) return;
    this.spoken = sentence;
    this.requestUpdate();
  }

  private act(action: TrickAction): void {
    this.forget();
    this.session.do(action);
    this.announcer.soon();
  }

  /** The address that was copied opens the trick as it was. */
  private forget(): void {
    this.address = "";
    this.copied = false;
  }

  private async share(): Promise<void> {
    const address = this.session.share().then((fragment) => `${location.origin}${location.pathname}#${fragment}`);
    this.copied = await copy(address);
    this.address = await address;
    this.spoken = this.copied ? this.data.labels.copied! : "";
    this.requestUpdate();
  }

  private readonly atSeats: SeatActions = {
    toggle: (player, open) => {
      if (open === this.hands.has(player)) return;
      if (open) this.hands.set(player, this.suit);
      else this.hands.delete(player);
      this.requestUpdate();
    },
    choose: (player, suit) => {
      this.hands.set(player, suit);
      this.requestUpdate();
    },
    hold: (player, card) => this.act({ type: "hold_card", player, card }),
    clear: (player) => this.act({ type: "clear_hand", player }),
  };

  protected override render(): TemplateResult {
    const { session, data } = this;
    const { labels, rules } = data;
    if (!this.recent) return html`<p>${labels.old_browser}</p>`;
    const { view, mirror: table } = session;
    const rolled = view.die.map((one) => ({ ...one, chosen: one.suit === table.die }));
    const { behind, failed } = session;
    const said = { behind, failed, percent: session.engine?.percent ?? 0, error: session.error, result: view.result };
    return html`<div class="body">
      ${die(rolled, false, labels, (suit) => this.act({ type: "set_die", suit }))}
      <p class="hint">${labels.trick_hint}</p>
      ${this.pad()} ${this.tools()}
      ${answer(said, rules, labels, () => session.engine?.retry())}
      ${seats({ view, table, open: this.hands }, labels, this.atSeats)}
      <div class="hidden" role="status" aria-live="polite">${failed ? labels.could_not_start : this.spoken}</div>
    </div>`;
  }

  private pad(): TemplateResult {
    const { view, mirror: table } = this.session;
    const pad = {
      suits: view.suits,
      chosen: this.suit,
      card: ({ card, name, aria, papayoo }: TrickCardView) => {
        const place = table.cards.indexOf(card);
        const seat = view.seats[place];
        // Until the engine has named the card anew, its letter is only seen.
        const known = seat?.card === card ? aria : name;
        return { pressed: place >= 0, name: known, place, letter: seat?.letter ?? "", disabled: false, shape: papayoo ? ("special" as const) : ("" as const) };
      },
    };
    return cardPad(pad, this.data.labels, {
      choose: (suit) => {
        this.suit = suit;
        this.requestUpdate();
      },
      tap: (card) => this.act({ type: "play_card", card }),
    });
  }

  private tools(): TemplateResult {
    const { labels } = this.data;
    const none = this.session.mirror.cards.every((card) => card === null);
    const { address } = this;
    const whole = (event: Event) => (event.target as HTMLInputElement).select();
    return html`<div class="tools">
        <button type="button" class="take-back" ?disabled=${none} @click=${() => this.act({ type: "take_back" })}>${labels.take_back}</button>
        <button type="button" class="clear" ?disabled=${none} @click=${() => this.act({ type: "clear_trick" })}>${labels.clear_trick}</button>
        <button type="button" class="share" ?disabled=${none} @click=${() => void this.share()}>${labels.copy_link}</button>
      </div>
      ${address
        ? html`<div class="link">
            <input type="text" readonly aria-label=${labels.copy_link!} .value=${address} @focus=${whole} />
            ${this.copied ? html`<strong>${labels.copied}</strong>` : ""}
          </div>`
        : ""}`;
  }
}

customElements.define("papayoo-trick", Trick);
