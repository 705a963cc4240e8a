// The service worker: every page, the search and the calculator without a network. The build writes the list of files ahead
// of this code, so that the script changes exactly when something on the site has.
import { registerRoute } from "workbox-routing/registerRoute.js";
import { Answers } from "./answers";
import { Keeper } from "./keeper";
import type { Request } from "./messages";

declare const self: ServiceWorkerGlobalScope;

const keeper = new Keeper();
const answers = new Answers(keeper);

registerRoute(answers.isPage, answers.page);
registerRoute(answers.isFile, answers.file);

// A version that follows another one waits until a reader takes it, or no page is open: old pages keep their old files.
self.addEventListener("install", (event) => event.waitUntil(keeper.install(event)));

self.addEventListener("activate", (event) => {
  event.waitUntil(keeper.activate(event).then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  const request = event.data as Request;
  if (request.type === "take") event.waitUntil(self.skipWaiting());
  if (request.type === "visit") event.waitUntil(keeper.visit(event));
  if (request.type === "keep") event.waitUntil(keeper.everything(event, request.asked));
  if (request.type === "status") event.waitUntil(keeper.status().then((status) => event.source?.postMessage(status)));
});
