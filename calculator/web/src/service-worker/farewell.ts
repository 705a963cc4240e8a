// What a site without the service worker ships in its place: it clears what the old one kept and goes. The pages that are
// open notice, lay down what was put in and load themselves anew. Games lie elsewhere and are not touched.
import { CACHES } from "./caches";

declare const self: ServiceWorkerGlobalScope;

async function leave(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(CACHES)) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(leave().then(() => undefined)));
