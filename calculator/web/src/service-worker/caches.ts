// Where this site keeps its files: other sites may share the origin, so all names start with the path of this one.

declare const self: ServiceWorkerGlobalScope;

/** The site's own address, with its closing slash. */
export const root = new URL(self.registration.scope);

export const CACHES = `papayoo ${root.pathname} `;
