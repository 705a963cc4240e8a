// Keeps the groups: the visited language at once, the rest when a page is idle or the reader asks for it.
import { isFrugal } from "./frugal";
import { Group } from "./group";
import { CALCULATOR, FRAME, languageOf, list, pathOf } from "./list";
import { remember, remembered } from "./memory";
import type { Status } from "./messages";

declare const self: ServiceWorkerGlobalScope;

/** Pages are told of progress at most so often, in milliseconds. */
const PAUSE = 200;

export class Keeper {
  readonly groups = new Map(Object.entries(list.groups).map(([name, files]) => [name, new Group(name, files, (bytes) => this.moved(bytes))]));
  private keeping: Promise<void> | undefined;
  private trouble: Status["trouble"] = "";
  private done = 0;
  private all = 0;
  private told = 0;
  /** What is kept, as last looked up: while files come in, pages are told of nothing but their share. */
  private here: Pick<Status, "kept" | "left"> = { kept: [], left: 0 };

  /** What an installation needs: the languages in use and whatever the version before had whole. */
  async install(event: ExtendableEvent): Promise<void> {
    const { kept, asked } = await remembered();
    const names = new Set([FRAME, ...(await this.languages()), ...kept]);
    const calculator = this.groups.get(CALCULATOR)!;
    if (!asked && isFrugal() && !(await calculator.complete())) names.delete(CALCULATOR);
    for (const name of names) await this.groups.get(name)?.keep(event);
  }

  async activate(event: ExtendableEvent): Promise<void> {
    for (const group of this.groups.values()) await group.tidy(event);
    await this.note();
  }

  /** Keeps the languages that are being read, if they are not yet. */
  async visit(event: ExtendableEvent): Promise<void> {
    if (this.keeping) return;
    for (const name of new Set([FRAME, ...(await this.languages())])) {
      const group = this.groups.get(name)!;
      if (await group.complete()) continue;
      await group.keep(event).catch(() => undefined);
      await this.note();
      await this.tell();
    }
  }

  /** Keeps all there is; a second call joins the first. */
  everything(event: ExtendableEvent, asked: boolean): Promise<void> {
    this.keeping ??= this.work(event, asked).finally(() => {
      this.keeping = undefined;
      return this.tell();
    });
    return this.keeping;
  }

  find(url: string): Promise<Response | undefined> {
    return this.holder(url)?.find(url) ?? Promise.resolve(undefined);
  }

  holder(url: string): Group | undefined {
    return [...this.groups.values()].find((group) => group.has(url));
  }

  async status(): Promise<Status> {
    await this.look();
    return this.lastStatus();
  }

  private lastStatus(): Status {
    const share = this.keeping ? Math.min(1, this.all ? this.done / this.all : 0) : null;
    return { type: "status", version: list.version, ...this.here, share, trouble: this.trouble };
  }

  private async look(): Promise<void> {
    const kept: string[] = [];
    let left = 0;
    for (const group of this.groups.values()) {
      if (await group.complete()) kept.push(group.name);
      else left += group.list.transfer;
    }
    this.here = { kept, left };
  }

  private async work(event: ExtendableEvent, asked: boolean): Promise<void> {
    this.trouble = "";
    if (asked) await remember({ ...(await remembered()), asked });
    const order = new Set([FRAME, ...(await this.languages()), CALCULATOR, ...this.groups.keys()]);
    const groups = [...order].map((name) => this.groups.get(name)!);
    this.done = 0;
    this.all = 0;
    for (const group of groups) this.all += await group.missing();
    if (this.all) await this.tell();
    for (const group of groups) {
      try {
        await group.keep(event);
        await this.note();
      } catch (reason) {
        await this.stop(group, reason);
        return;
      }
    }
  }

  private async stop(group: Group, reason: unknown): Promise<void> {
    const full = reason instanceof DOMException && reason.name === "QuotaExceededError";
    this.trouble = full ? "room" : "network";
    // Games share the room of this site, and they come first.
    if (full) await group.drop();
    // The files may belong to a newer version, which is then looked for.
    else await self.registration.update().catch(() => undefined);
  }

  /** The next version goes on from here. */
  private async note(): Promise<void> {
    await this.look();
    const { asked } = await remembered();
    await remember({ kept: this.here.kept, asked });
  }

  private async languages(): Promise<string[]> {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    return pages.map(({ url }) => new URL(url)).map((url) => languageOf(pathOf(url)));
  }

  private moved(bytes: number): void {
    this.done += bytes;
    const now = Date.now();
    if (!this.keeping || now - this.told < PAUSE) return;
    this.told = now;
    void this.tell(this.lastStatus());
  }

  private async tell(known?: Status): Promise<void> {
    const status = known ?? (await this.status());
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    for (const page of pages) page.postMessage(status);
  }
}
