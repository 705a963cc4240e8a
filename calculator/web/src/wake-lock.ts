// Keeps the screen on while somebody is scoring; the browser lets go when another app comes to the front.
import type { Remembered } from "./remembered";

/** So long after the last touch nobody is scoring any more. */
const REST = 20 * 60 * 1000;

export class Awake {
  private lock: WakeLockSentinel | undefined;
  private wanted: boolean;
  private timer: number | undefined;

  /** The browser can do it at all. */
  readonly possible = "wakeLock" in navigator;

  /** `memory` keeps that somebody has switched it off. */
  constructor(
    private readonly memory: Remembered,
    private readonly changed: () => void,
  ) {
    this.wanted = memory.value !== false;
  }

  get on(): boolean {
    return this.wanted;
  }

  /** Somebody is scoring. */
  touch(): void {
    if (!this.possible || !this.wanted) return;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.release(), REST);
    void this.take();
  }

  set(on: boolean): void {
    this.wanted = on;
    this.memory.value = on ? null : false;
    if (on) this.touch();
    else this.release();
    this.changed();
  }

  /** The page is in front again. */
  again(): void {
    if (this.timer !== undefined) this.touch();
  }

  release(): void {
    window.clearTimeout(this.timer);
    this.timer = undefined;
    void this.lock?.release().catch(() => undefined);
    this.lock = undefined;
  }

  private async take(): Promise<void> {
    if (this.lock && !this.lock.released) return;
    if (document.visibilityState !== "visible") return;
    try {
      this.lock = await navigator.wakeLock.request("screen");
    } catch {
      // A low battery or the browser's settings: the screen goes dark as always.
    }
  }
}
