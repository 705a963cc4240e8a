// The worker that the page's head starts (overrides/main.html), so that its script is ready by the time the page is.

declare global {
  interface Window {
    /** `failed`: its script could not be had. */
    papayooWorker?: Worker & { failed?: boolean };
  }
}

/** Hands it out once; undefined where there is none that runs. */
export function takeEarly(): Worker | undefined {
  const worker = window.papayooWorker;
  delete window.papayooWorker;
  return worker?.failed ? undefined : worker;
}
