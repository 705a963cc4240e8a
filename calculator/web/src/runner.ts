// Hands what waits to the engine, one after the other, for as long as the engine answers.
import { Stopped } from "./engine";

export class Runner<Waiting> {
  /** Resolves once nothing waits any more, or the engine has stopped. */
  idle: Promise<void> = Promise.resolve();
  private running = false;

  /** `first`: what is due, if it can be asked now. `next` asks it and takes it out of the queue; it rejects when the engine stops. */
  constructor(
    private readonly first: () => Waiting | undefined,
    private readonly next: (one: Waiting) => Promise<void>,
  ) {}

  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    let done = () => {};
    this.idle = new Promise((resolve) => (done = resolve));
    try {
      for (let one = this.first(); one !== undefined; one = this.first()) await this.next(one);
    } catch (reason) {
      if (!(reason instanceof Stopped)) throw reason;
    } finally {
      this.running = false;
      done();
    }
  }
}
