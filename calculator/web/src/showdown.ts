// <paiute-showdown>: tap the turned-up card and the hands; what each hand is, who wins, what everybody takes.
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { Announcer } from "./announcer";
import { isRecentEnough } from "./browser-floor";
import { cardPad, padStyles, type PadCard } from "./card-pad";
import { copy } from "./clipboard";
import { readData, type ShowdownData } from "./data";
import type { PadCardView, ShowdownAction } from "./generated/types";
import { look } from "./look";
import { pictureStyles } from "./picture";
import { hands, handStyles, places, TURNED_UP } from "./showdown-hands";
import { showdownStyles } from "./showdown-look";
import { counts, more, moreStyles, Typing } from "./showdown-more";
import { holderOf } from "./showdown-places";
import { ShowdownSession, type ShowdownEntry } from "./showdown-session";
import { signStyles } from "./sign";
import { answer, answerStyles } from "./trick-answer";

/** Fragments that hold a showdown or name one; any other belongs to the page. */
const LINK = /^#(?:s1|example)=/;
/** What shows that a hand has taken over the page. */
const TOUCHES = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

class Showdown extends LitElement {
  static override styles = [look, signStyles, padStyles, answerStyles, pictureStyles, handStyles, moreStyles, showdownStyles];

  private data!: ShowdownData;
  private session!: ShowdownSession;
  private announcer!: Announcer;
  private suit = "";
  /** Where the next card goes: to a player, or beside the stock. */
  private place = TURNED_UP;
  private readonly typing = new Typing(() => this.requestUpdate());
  private address = "";
  private copied = false;
  private spoken = "";
  /** Opened from a link and not touched since: the outcome is brought into sight. */
  private arriving = false;
  /** An announcement is due as soon as the engine has caught up. */
  private due = false;
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
    this.data = readData<ShowdownData>(this);
    if (!this.recent) return;
    this.session = new ShowdownSession(
      this.data,
      () => this.requestUpdate(),
      (entry) => void this.settled(entry),
    );
    this.suit = this.session.view.suits[0]!.suit;
    this.announcer = new Announcer(
      () => this.session.error || this.session.view.announce,
      (sentence) => this.say(sentence),
    );
    void this.session.restore().then(() => this.moveOn());
  }

  /** The next card goes to the first place that lacks one. */
  private moveOn(): void {
    const { view, mirror } = this.session;
    const open = mirror.seats.find(({ player }) => !view.hands.find((hand) => hand.player === player)?.hand);
    this.place = mirror.turnedUp === null ? TURNED_UP : (open ?? mirror.seats[0]!).player;
    this.requestUpdate();
  }

  private follow(): void {
    if (!this.recent || !LINK.test(location.hash)) return;
    this.arriving = true;
    this.forget();
    this.session.do({ type: "open", text: location.hash });
    requestAnimationFrame(() => this.scrollIntoView({ block: "start" }));
  }

  private async settled(entry: ShowdownEntry): Promise<void> {
    const opened = entry.type === "open";
    if (opened && LINK.test(location.hash)) history.replaceState(history.state, "", location.pathname + location.search);
    if (opened || entry.type === "restore") this.moveOn();
    if (opened || this.session.error || (this.due && !this.session.pending)) this.announcer.now();
    if (!opened || !this.arriving) return;
    await this.updateComplete;
    this.renderRoot.querySelector(".answer")?.scrollIntoView({ block: "nearest" });
  }

  private say(sentence: string): void {
    this.due = this.session.pending;
    if (this.due) return;
    this.spoken = sentence;
    this.requestUpdate();
  }

  private readonly act = (action: ShowdownAction): void => {
    this.forget();
    this.session.do(action);
    if (action.type === "turn_up" || action.type === "clear_cards" || action.type === "next_deal") this.moveOn();
    this.announcer.soon();
  };

  /** The address that was copied opens the showdown as it was. */
  private forget(): void {
    this.address = "";
    this.copied = false;
  }

  private undo(): void {
    this.forget();
    this.session.undo();
    this.announcer.soon();
  }

  private async share(): Promise<void> {
    const address = this.session.share().then((fragment) => `${location.origin}${location.pathname}#${fragment}`);
    this.copied = await copy(address);
    this.address = await address;
    this.spoken = this.copied ? this.data.labels.copied! : "";
    this.requestUpdate();
  }

  /** A card goes to the place that is chosen; where it lies there already, it is taken away. */
  private tap(card: string): void {
    const there = holderOf(this.session.mirror, card) === this.place;
    if (this.place === TURNED_UP) this.act({ type: "turn_up", card: there ? null : card });
    else this.act({ type: "hold_in_hand", card, player: there ? null : this.place });
  }

  protected override render(): TemplateResult {
    const { session, data } = this;
    const { labels, rules } = data;
    if (!this.recent) return html`<p>${labels.old_browser}</p>`;
    const { view, mirror, behind, failed } = session;
    // A place that is no longer there.
    if (this.place !== TURNED_UP && !mirror.seats.some(({ player }) => player === this.place)) this.place = mirror.seats[0]!.player;
    const choose = (place: string) => {
      this.place = place;
      this.requestUpdate();
    };
    const said = { behind, failed, percent: session.engine?.percent ?? 0, error: session.error, result: view.result };
    return html`<div class="body">
      ${counts(mirror, view, labels, this.act)}
      <p class="hint">${labels.showdown_hint}</p>
      ${places(mirror, view, this.place, labels, choose)} ${this.pad()}
      ${view.turned_up?.card === (mirror.turnedUp ?? undefined) ? html`<p class="wild">${view.wild_text}</p>` : nothing}
      ${this.tools()} ${answer(said, rules, labels, () => session.engine?.retry())}
      ${view.coins.text ? html`<p class="pot">${view.coins.text}</p>` : nothing}
      ${hands(mirror, view, rules, labels, (player) => this.act({ type: "empty_hand", player }))}
      ${more(mirror, view, labels, this.act, this.typing)}
      <div class="hidden" role="status" aria-live="polite">${failed ? labels.could_not_start : this.spoken}</div>
    </div>`;
  }

  private pad(): TemplateResult {
    const { view, mirror } = this.session;
    const full = mirror.seats.some(({ player, cards }) => player === this.place && cards.length >= view.most_cards);
    const pad = {
      suits: view.suits,
      chosen: this.suit,
      card: ({ card, name, aria, wild }: PadCardView): PadCard => {
        const holder = holderOf(mirror, card);
        const place = mirror.seats.findIndex(({ player }) => player === holder);
        const judged = view.hands.find(({ cards }) => cards.includes(card))?.player ?? (view.turned_up?.card === card ? TURNED_UP : undefined);
        const pressed = holder === this.place;
        return {
          pressed,
          // Until the engine has named the card anew, its sign is only seen.
          name: judged === holder ? aria : name,
          place,
          letter: mirror.seats[place]?.letter ?? "",
          disabled: full && !pressed,
          shape: holder === TURNED_UP ? "apart" : wild ? "special" : "",
        };
      },
    };
    return cardPad(pad, this.data.labels, {
      choose: (suit) => {
        this.suit = suit;
        this.requestUpdate();
      },
      tap: (card) => this.tap(card),
    });
  }

  private tools(): TemplateResult {
    const { labels } = this.data;
    const { mirror, canUndo } = this.session;
    const none = mirror.turnedUp === null && mirror.seats.every(({ cards }) => !cards.length);
    const named = mirror.seats.some(({ name }) => name);
    const { address } = this;
    const whole = (event: Event) => (event.target as HTMLInputElement).select();
    return html`<div class="tools">
        <button type="button" class="take-back" ?disabled=${!canUndo} @click=${() => this.undo()}>${labels.showdown_undo}</button>
        <button type="button" class="clear" ?disabled=${none} @click=${() => this.act({ type: "clear_cards" })}>${labels.showdown_clear_cards}</button>
        <button type="button" class="share" ?disabled=${none} @click=${() => void this.share()}>${labels.copy_link}</button>
      </div>
      ${address
        ? html`<div class="link">
            <input type="text" readonly aria-label=${labels.copy_link!} .value=${address} @focus=${whole} />
            <p>${this.copied ? html`<strong>${labels.copied}</strong>` : nothing} ${named ? labels.share_names_note : nothing}</p>
          </div>`
        : nothing}`;
  }
}

customElements.define("paiute-showdown", Showdown);
