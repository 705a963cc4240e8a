// A worker's name says what it is there for.
import type { PythonData } from "./data";
import type { Lang } from "./generated/types";

/** The worker on a page without a calculator: it starts Python once, for a visit to come. */
export const AHEAD = "ahead";

/** Where the memory of Python is kept between visits, and the language that it will be asked in. */
export interface Visit {
  site: string;
  lang: Lang;
  /** Nothing that was kept is trusted. */
  afresh: boolean;
}

/** What that worker is given, once; it answers when it is done. */
export interface Ahead {
  python: PythonData;
  visit: Visit;
}
