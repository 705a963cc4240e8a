// The tabs in which this site is open: each remembers its own game and hears what the others have laid down.

/** A game was laid down with this revision; 0: it is gone. */
export interface News {
  key: string;
  revision: number;
}

export class Tabs {
  private channel: BroadcastChannel | undefined;

  constructor(
    private readonly name: string,
    private readonly heard: (news: News) => void,
  ) {
    this.open();
  }

  /** The game this tab showed last, also after a reload; "" if it does not know. */
  get game(): string {
    try {
      return sessionStorage.getItem(this.name) ?? "";
    } catch {
      return "";
    }
  }

  set game(key: string) {
    try {
      sessionStorage.setItem(this.name, key);
    } catch {
      // Then the tab shows what was on any screen last.
    }
  }

  tell(news: News): void {
    this.channel?.postMessage(news);
  }

  open(): void {
    if (this.channel || typeof BroadcastChannel === "undefined") return;
    this.channel = new BroadcastChannel(this.name);
    this.channel.onmessage = ({ data }: MessageEvent<News>) => this.heard(data);
  }

  /** A page that sleeps in the browser's memory listens no longer. */
  close(): void {
    this.channel?.close();
    this.channel = undefined;
  }
}
