// How far Python is on this page, laid down where every script of it can see: a person waits for Python, the rest can wait.

export type PythonState = "loading" | "ready" | "failed";

const root = document.documentElement;

export function report(state: PythonState): void {
  if (root.dataset.python !== state) root.dataset.python = state;
}

/** Resolves once Python is ready or has failed; at once on a page that does not start it. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => look());
    const look = () => {
      if (root.dataset.python === "loading") return;
      watcher.disconnect();
      resolve();
    };
    watcher.observe(root, { attributeFilter: ["data-python"] });
    look();
  });
}
