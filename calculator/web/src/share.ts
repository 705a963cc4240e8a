// What has been prepared to pass on: made by the engine when the dialog is opened, and anew with letters for names.
import { copy } from "./clipboard";
import { matrixOf } from "./qr";
import type { Session } from "./session";
import type { ShareActions, Shared } from "./share-dialog";

export class Share {
  private shared: Shared = { link: "", error: "", anonymous: false, copied: false, matrix: undefined, room: 0 };

  /** `room` measures how wide a QR code may be. */
  constructor(
    private readonly session: Session,
    private readonly changed: () => void,
    private readonly room: () => number,
  ) {}

  get view(): Shared {
    return { ...this.shared, room: this.room() };
  }

  readonly actions: ShareActions = {
    copy: () => void this.copy(),
    send: () => void navigator.share({ url: this.shared.link }).catch(() => undefined),
    anonymous: (on) => void this.prepare(on),
  };

  /** Asks the engine for the link: of the game, or of the round where no round is written yet. */
  async prepare(anonymous = false): Promise<void> {
    this.set({ link: "", error: "", anonymous, copied: false, matrix: undefined });
    try {
      const kind = this.session.screen.game.written ? "share_game" : "share_round";
      const link = `${location.origin}${location.pathname}#${await this.session.share(kind, anonymous)}`;
      this.set({ link, matrix: matrixOf(link) });
    } catch (reason) {
      this.set({ error: reason instanceof Error ? reason.message : "" });
    }
  }

  private async copy(): Promise<void> {
    const { link } = this.shared;
    this.set({ copied: await copy(Promise.resolve(link)) });
  }

  private set(part: Partial<Shared>): void {
    this.shared = { ...this.shared, ...part };
    this.changed();
  }
}
