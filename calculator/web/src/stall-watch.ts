// Notices when nothing at all has moved for a while.

const TICK = 1000;

/** Calls `stalled` once `seconds` have passed without a `touch`. Counts its own ticks, so that a phone's sleep is not a stall. */
export class StallWatch {
  private still = 0;
  private limit: number;
  private timer: number | undefined;

  constructor(
    private readonly seconds: number,
    private readonly stalled: () => void,
  ) {
    this.limit = seconds;
  }

  start(): void {
    this.touch();
    this.timer ??= window.setInterval(() => this.tick(), TICK);
  }

  /** Something moved; what comes next may take `patience` seconds where that is longer than usual. */
  touch(patience = 0): void {
    this.still = 0;
    this.limit = Math.max(this.seconds, patience);
  }

  stop(): void {
    window.clearInterval(this.timer);
    this.timer = undefined;
  }

  private tick(): void {
    this.still += 1;
    if (this.still >= this.limit) {
      this.stop();
      this.stalled();
    }
  }
}
