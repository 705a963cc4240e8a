// What pages and the service worker say to each other.

export type Request =
  /** What is kept? Answered by a Status. */
  | { type: "status" }
  /** A page of a language is open: that language is kept. */
  | { type: "visit" }
  /** Keep everything; asked: by the reader, else by an idle page. */
  | { type: "keep"; asked: boolean }
  /** Take the place of the version that is in use. */
  | { type: "take" };

export interface Status {
  type: "status";
  version: string;
  /** The groups that are whole: "frame", a language, "calculator". */
  kept: string[];
  /** Bytes still to download, compressed. */
  left: number;
  /** How far keeping everything is, 0 to 1; null: it is not at it. */
  share: number | null;
  /** Why keeping everything stopped. */
  trouble: "" | "network" | "room";
}
