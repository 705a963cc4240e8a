// What a new game is told from outside: an id nobody else has drawn, and what the clock on the wall shows.

const LETTERS = "abcdefghijkmnopqrstuvwxyz23456789";
const LENGTH = 12;

/** An id for a new game. */
export function newId(): string {
  const drawn = crypto.getRandomValues(new Uint32Array(LENGTH));
  return [...drawn].map((number) => LETTERS[number % LETTERS.length]).join("");
}

/** The present date and time of this place, with its offset: "2026-11-30T21:15:00+01:00". */
export function localTime(now: Date = new Date()): string {
  const ahead = -now.getTimezoneOffset();
  const here = new Date(now.getTime() + ahead * 60_000).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.trunc(Math.abs(ahead) / 60), Math.abs(ahead) % 60].map((part) => String(part).padStart(2, "0"));
  return `${here}${ahead < 0 ? "-" : "+"}${hours}:${minutes}`;
}
