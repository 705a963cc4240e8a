// Bundles the elements and the worker into build/web: names carry the hash of their content, manifest.json maps them.
import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const target = process.env.WEB_OUT ?? join(here, "../../build/web");
const entries = ["score-sheet", "trick", "showdown", "replay", "copy-links", "offline", "fetch-ahead", "worker"];
/** Runs before the theme's script, so no module: those wait until the page is read. */
const scripts = ["search"];
/** The service worker, and what takes its place on a site without one: their address never changes, the site's build writes it. */
const workers = ["main", "farewell"];

const common = {
  absWorkingDir: here,
  bundle: true,
  minify: true,
  // Older than the browsers we serve, so that those can still be told why they cannot run the calculator.
  target: ["es2021"],
  charset: "utf8",
  legalComments: "eof",
  // Pyodide asks for these under Node only.
  external: ["node:*", "ws"],
};
const built = (names, format) =>
  build({ ...common, entryPoints: names.map((name) => `src/${name}.ts`), format, outdir: target, write: false });
const results = await Promise.all([built(entries, "esm"), built(scripts, "iife")]);

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
const manifest = {};
for (const file of results.flatMap((result) => result.outputFiles)) {
  const name = basename(file.path, ".js");
  const hash = createHash("sha256").update(file.contents).digest("hex").slice(0, 12);
  manifest[name] = `${name}-${hash}.js`;
  await writeFile(join(target, manifest[name]), file.contents);
  console.log(`${manifest[name]}  ${file.contents.length} bytes, ${gzipSync(file.contents).length} gzipped`);
}
await writeFile(join(target, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);

await build({
  ...common,
  entryPoints: workers.map((name) => `src/service-worker/${name}.ts`),
  format: "iife",
  // Workbox leaves its explanations for developers out.
  define: { "process.env.NODE_ENV": '"production"' },
  outdir: join(target, "service-worker"),
});
