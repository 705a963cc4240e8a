// Registers the service worker once a page is idle, lets it keep the rest of the site, and takes a new version when asked.
import { absolute, type Labels } from "./data";
import { laidDown } from "./leaving";
import { NewVersion } from "./new-version";
import { OfflineLine } from "./offline-line";
import { settled } from "./python-state";
import { isFrugal } from "./service-worker/frugal";
import type { Request, Status } from "./service-worker/messages";

/** So long a page has to be idle before the rest is fetched unasked, in milliseconds: the calculator, fetched ahead, goes before. */
const IDLE = 20_000;
/** A worker that was stopped while it kept something says no more: after so long it is asked, in milliseconds. */
const SILENCE = 5000;
const GONE = new Set([404, 410]);

class Offline {
  private readonly line: OfflineLine;
  private readonly script: string;
  private readonly scope: string;
  private readonly later: string;
  private registration: ServiceWorkerRegistration | undefined;
  private taking = false;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private asked: Promise<Labels | undefined> | undefined;

  constructor(private readonly element: HTMLElement) {
    this.script = absolute(element.dataset.worker!);
    this.scope = new URL(".", this.script).href;
    this.later = `${this.name} later`;
    this.line = new OfflineLine(element, document.documentElement.lang, () => this.send({ type: "keep", asked: true }));
  }

  async begin(): Promise<void> {
    const workers = navigator.serviceWorker;
    let followed = workers.controller !== null;
    workers.addEventListener("message", ({ data }: MessageEvent<Status>) => data.type === "status" && void this.heard(data));
    // The first worker of all takes over a page that is its own version; a later one was taken by a reader, here or in another tab.
    workers.addEventListener("controllerchange", () => {
      if (followed || this.taking) void this.startAnew();
      else this.ask();
      followed = true;
    });
    // Somebody waits for Python, nobody for this.
    await settled();
    this.registration = await workers.register(this.script, { scope: this.scope, updateViaCache: "none" }).catch(() => undefined);
    if (!this.registration) {
      await this.isGone();
      return;
    }
    this.offer(this.registration);
    this.registration.addEventListener("updatefound", () => this.offer(this.registration!));
    this.ask();
    // A worker that is to go, or to make room for the next, must not begin to fetch.
    if (followed && !(await this.stays(this.registration))) return;
    this.send({ type: "visit" });
    this.whenIdle();
  }

  /** All that is kept of this site bears this name; other sites may share the origin. */
  private get name(): string {
    return `papayoo ${new URL(this.scope).pathname}`;
  }

  /** What this part says, in the page's language: a file of its own, asked for once there is something to say. */
  private words(): Promise<Labels | undefined> {
    this.asked ??= fetch(absolute(this.element.dataset.words!))
      .then((answer) => (answer.ok ? (answer.json() as Promise<Labels>) : undefined))
      .catch(() => undefined)
      .then((words) => {
        // Where they could not be had, the next occasion asks again.
        if (!words) this.asked = undefined;
        return words;
      });
    return this.asked;
  }

  private async heard(status: Status): Promise<void> {
    const words = await this.words();
    clearTimeout(this.silence);
    if (words) this.line.show(status, words);
    if (status.share !== null) this.silence = setTimeout(() => this.ask(), SILENCE);
  }

  private send(request: Request): void {
    this.registration?.active?.postMessage(request);
  }

  private ask(): void {
    this.send({ type: "status" });
  }

  /** A version that waits, or comes to wait, is offered. */
  private offer({ waiting, installing, active }: ServiceWorkerRegistration): void {
    if (waiting && active) {
      if (remembers(this.later)) return;
      const take = () => {
        this.taking = true;
        waiting.postMessage({ type: "take" } satisfies Request);
      };
      void this.words().then((words) => words && new NewVersion(words, take, () => remember(this.later)).show());
      return;
    }
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed") this.offer(this.registration!);
      if (installing.state === "activated") this.ask();
    });
  }

  private async startAnew(): Promise<void> {
    await laidDown();
    location.reload();
  }

  /** The rest is fetched while nobody waits for anything; on a slow or dear link only when asked. */
  private whenIdle(): void {
    const timer = setTimeout(() => {
      if (document.visibilityState === "visible" && !isFrugal()) this.send({ type: "keep", asked: false });
    }, IDLE);
    window.addEventListener("pagehide", () => clearTimeout(timer), { once: true });
  }

  /** Whether the worker that is here is the one of the host; one that the host has no more is thrown away. */
  private async stays(registration: ServiceWorkerRegistration): Promise<boolean> {
    try {
      await registration.update();
      return !registration.installing && !registration.waiting;
    } catch {
      return !(await this.isGone());
    }
  }

  /** Where the host has no worker any more, nothing of it stays behind on the device; true there. */
  private async isGone(): Promise<boolean> {
    const answer = await fetch(this.script, { cache: "no-store" }).catch(() => undefined);
    if (!answer || !GONE.has(answer.status)) return false;
    for (const name of await caches.keys()) if (name.startsWith(`${this.name} `)) await caches.delete(name);
    await this.registration?.unregister();
    return true;
  }
}

/** For as long as this tab is open. */
function remembers(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function remember(key: string): void {
  try {
    sessionStorage.setItem(key, "");
  } catch {
    // Then the next page asks again.
  }
}

const element = document.querySelector<HTMLElement>(".papayoo-offline");
if (element) void new Offline(element).begin();
