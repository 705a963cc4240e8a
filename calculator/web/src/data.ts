// What the page hands to an element: one block of JSON, written by the build.
import type { Lang, ReplayView, ShowdownView, TrickView, View } from "./generated/types";

export type Labels = Record<string, string>;

/** Where the Python runtime lies and how large each of its files is, uncompressed. Names carry the hash of their content. */
export interface PythonData {
  base: string;
  /** Changes when any of the files does. */
  build: string;
  version: string;
  /** WebAssembly: all of it, or what the engine needs. */
  wasm: string;
  /** The rest of the WebAssembly, loaded only when something calls for it; empty where `wasm` is all of it. */
  rest: string;
  /** The standard library; where the build could trim it, with the calculator in it. */
  stdlib: string;
  /** The calculator by itself where the standard library does not hold it, else empty. */
  calculator: string;
  /** What Pyodide asks of its lock file, which is not loaded. */
  info: LockInfo;
  files: Record<string, { bytes: number }>;
  /** How large the worker's own script is. */
  workerBytes: number;
}

/** The files that a start needs, with their sizes. */
export function needed({ files, rest }: PythonData): [name: string, bytes: number][] {
  return Object.entries(files).flatMap(([name, { bytes }]) => (name === rest ? [] : [[name, bytes] as [string, number]]));
}

export interface LockInfo {
  abi_version: string;
  arch: "wasm32";
  platform: string;
  python: string;
}

export interface SheetData {
  lang: Lang;
  labels: Labels;
  /** Empty rounds for 3 to 8 players, rendered by the engine when the site was built. */
  views: Record<string, View>;
  rules: string;
  root: string;
  worker: string;
  python: PythonData;
}

export interface ReplayData {
  lang: Lang;
  labels: Labels;
  replay: ReplayView;
  calculator: string;
}

export interface TrickData {
  lang: Lang;
  labels: Labels;
  /** An empty trick, rendered by the engine when the site was built. */
  view: TrickView;
  rules: string;
  root: string;
  worker: string;
  python: PythonData;
}

export interface ShowdownData {
  lang: Lang;
  labels: Labels;
  /** Empty showdowns for 2 to 5 players, rendered by the engine when the site was built. */
  views: Record<string, ShowdownView>;
  rules: string;
  root: string;
  worker: string;
  python: PythonData;
}

/** Reads the block inside an element; throws when it is not there. */
export function readData<Data>(element: HTMLElement): Data {
  const block = element.querySelector('script[type="application/json"]');
  return JSON.parse(block?.textContent ?? "") as Data;
}

/** Puts values into the named places of a label: "{n}" becomes values.n. */
export function fill(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** An address of the page's data made absolute. */
export function absolute(address: string): string {
  return new URL(address, document.baseURI).href;
}
