// Headers that a plain host does not send: a worker takes its content policy from its own answer, not from its page.
import { list } from "./list";

const POLICY = "Content-Security-Policy";

export function asPage(response: Response): Response {
  return completed(response, list.pagePolicy);
}

/** A page that stands for an address that is not there; it lies in a plain file, which a host does not treat as a page. */
export function inPlace(response: Response, status: number): Response {
  return completed(response, list.pagePolicy, { status, type: "text/html; charset=utf-8" });
}

export function asScript(response: Response): Response {
  return completed(response, list.scriptPolicy);
}

export function isScript(url: URL): boolean {
  return /\.m?js$/.test(url.pathname);
}

function completed(response: Response, policy: string, { status = response.status, type = "" } = {}): Response {
  // A redirect that the browser is to follow itself cannot be looked into.
  if (!response.status) return response;
  const headers = new Headers(response.headers);
  const wanted = { ...list.headers, [POLICY]: policy };
  for (const [name, value] of Object.entries(wanted)) if (!headers.has(name)) headers.set(name, value);
  if (type) headers.set("Content-Type", type);
  return new Response(response.body, { status, statusText: response.statusText, headers });
}
