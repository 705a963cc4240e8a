// How requests are answered: from what is kept, else by the network, else by a page that says what is wrong.
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from "workbox-core/types.js";
import { root } from "./caches";
import { asPage, asScript, inPlace, isScript } from "./headers";
import type { Keeper } from "./keeper";
import { addressOf, CALCULATOR, languageOf, list, pathOf } from "./list";

declare const self: ServiceWorkerGlobalScope;

const INDEX = /(^|\/)index\.html$/;
const NOT_FOUND = 404;
const GONE = 410;
const UNAVAILABLE = 503;

export class Answers {
  constructor(private readonly keeper: Keeper) {}

  /** A page of this site is opened. */
  readonly isPage = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
    sameOrigin && request.mode === "navigate" && url.pathname.startsWith(root.pathname);

  /** A file of the list is asked for. */
  readonly isFile = ({ url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
    sameOrigin && this.keeper.holder(addressOf(pathOf(url))) !== undefined;

  /** A kept page, whatever the query; the slash that is missing is put there, as the host does. */
  readonly page = async ({ request, url }: RouteHandlerCallbackOptions): Promise<Response> => {
    const path = pathOf(url).replace(INDEX, "$1");
    const address = addressOf(path);
    if (path && !path.endsWith("/") && this.keeper.holder(`${address}/`)) return Response.redirect(`${address}/${url.search}`);
    const kept = await this.keeper.find(address);
    if (kept && (await this.holdsTogether(path))) return answered(kept, new URL(address));
    try {
      return asPage(await fetch(request));
    } catch {
      return kept ? answered(kept, new URL(address)) : this.instead(path, this.keeper.holder(address) !== undefined);
    }
  };

  /** A kept file; with the network's own answer where a reader tries again after a broken one. */
  readonly file = async ({ request, url }: RouteHandlerCallbackOptions): Promise<Response> => {
    const kept = await this.keeper.find(addressOf(pathOf(url)));
    if (kept && request.cache !== "reload") return answered(kept, url);
    try {
      const fresh = await fetch(request);
      if (kept && !fresh.ok) return answered(kept, url);
      // The host has another version by now: it is looked for, and then offered.
      if (fresh.status === NOT_FOUND || fresh.status === GONE) void self.registration.update().catch(() => undefined);
      return answered(fresh, url);
    } catch (reason) {
      if (kept) return answered(kept, url);
      throw reason;
    }
  };

  /** A page that runs Python comes from where its Python comes from: both kept, or both from the host. */
  private async holdsTogether(path: string): Promise<boolean> {
    return !list.withPython.includes(path) || this.keeper.groups.get(CALCULATOR)!.complete();
  }

  private async instead(path: string, exists: boolean): Promise<Response> {
    const file = exists ? list.noNetwork : list.languages[languageOf(path)]!.missing;
    const found = (await this.keeper.find(addressOf(file))) ?? (await this.keeper.find(addressOf(list.noNetwork)));
    return found ? inPlace(found, exists ? UNAVAILABLE : NOT_FOUND) : Response.error();
  }
}

function answered(response: Response, url: URL): Response {
  if (url.pathname.endsWith("/")) return asPage(response);
  return isScript(url) ? asScript(response) : response;
}
