// Speaks to screen readers: whole sentences, when a hand has come to rest, never key by key.

const REST = 1000;

export class Announcer {
  private timer: number | undefined;

  /** `sentence` is asked when the time has come, so that it is the newest; `say` puts it into the live region. */
  constructor(
    private readonly sentence: () => string,
    private readonly say: (sentence: string) => void,
  ) {}

  /** One second from now, unless something else happens before. */
  soon(): void {
    this.quiet();
    this.timer = window.setTimeout(() => this.now(), REST);
  }

  now(): void {
    this.quiet();
    this.say(this.sentence());
  }

  /** Whoever still types is not interrupted. */
  quiet(): void {
    window.clearTimeout(this.timer);
    this.timer = undefined;
  }
}
