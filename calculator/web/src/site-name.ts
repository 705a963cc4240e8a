// The name under which everything of this site is kept in the browser: other sites may share the origin.

/** Under this name the storage, the tabs' channel and all else of the site at this root is kept. */
export function siteName(root: string): string {
  return `papayoo ${new URL(root, document.baseURI).pathname}`;
}
