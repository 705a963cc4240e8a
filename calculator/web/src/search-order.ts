// What the search asks lunr, and in which order it shows what lunr found. The theme's worker does the finding.

/** A passage, or a page as a whole, as the theme's worker hands it over. */
export interface Found {
  location: string;
  score: number;
  /** Each term asked for, and whether it was found here. */
  terms: Record<string, boolean>;
}

/** One way to look for a word: the term, what it is worth as a match (0 to 1), and whether the word may go on after it. */
export interface Way {
  term: string;
  worth: number;
  open: boolean;
}

/** What a language's index says about reading a query. */
export interface Reading {
  separator: RegExp;
  /** Words that say nothing about what is looked for. */
  little: ReadonlySet<string>;
  /** Whether words are joined into long ones, as in German, so that a part of one may be the word to look for. */
  compounds: boolean;
}

/** Shorter beginnings lead everywhere. */
const SHORTEST_BEGINNING = 3;
const SHORTEST_WITH_ENDING = 5;
const SHORTEST_COMPOUND = 9;
const SHORTEST_PART = 4;
/** Lunr's boost of a match that is worth 1. */
const BOOST = 30;
/** How many passages of a page are shown at once, and how good they must be beside the page's best. */
const AT_ONCE = 2;
const NEARLY_AS_GOOD = 0.5;
/** What is so much weaker than the best of all, and holds less of the query, is left out: it would be drawn and never read. */
const FAR_BEHIND = 0.15;

/** The ways to look for a word: as it stands, going on, without its ending, and the first or last part of a compound. */
function ways(word: string, isLast: boolean, compounds: boolean): Way[] {
  const found = [{ term: word, worth: 1, open: false }];
  // 2 is not the beginning of 20, nor 25 of 250.
  if (/^\d/.test(word)) return found;
  if (isLast || word.length >= SHORTEST_BEGINNING) found.push({ term: word, worth: 0.8, open: true });
  if (word.length >= SHORTEST_WITH_ENDING) found.push({ term: word.slice(0, word.length >= 8 ? -3 : -2), worth: 0.5, open: true });
  if (compounds && word.length >= SHORTEST_COMPOUND) {
    for (let place = SHORTEST_PART; place <= word.length - SHORTEST_PART; place += 1) {
      for (const part of [word.slice(0, place), word.slice(place)]) found.push({ term: part, worth: 0.5, open: false });
    }
  }
  return found;
}

/** The telling words of a query, each with the ways to look for it; if none is telling, all of them. */
export function read(typed: string, { separator, little, compounds }: Reading): Way[][] {
  // Lunr's own signs are no part of a word.
  const words = typed.normalize("NFC").toLowerCase().replace(/[*~^\\]/g, " ").split(separator).filter(Boolean);
  const telling = words.filter((word) => !little.has(word));
  const last = words.at(-1);
  return [...new Set(telling.length ? telling : words)].map((word) => ways(word, word === last, compounds));
}

/** The query in lunr's own writing. */
export function query(words: Way[][]): string {
  const boost = (worth: number) => Math.round(worth ** 2 * BOOST);
  return words.flat().map(({ term, worth, open }) => `${term}${open ? "*" : ""}^${boost(worth)}`).join(" ");
}

/** How well a word is found in a passage, from 0 to 1. */
function worthOf(word: Way[], { terms }: Found): number {
  return Math.max(0, ...word.filter(({ term }) => terms[term]).map(({ worth }) => worth));
}

/** How much each word says: the fewer of the passages found hold it, the more. */
function weights(found: Found[], words: Way[][]): number[] {
  return words.map((word) => Math.log(1 + found.length / (1 + found.filter((one) => worthOf(word, one) > 0).length)));
}

/** A page's passages, best first; those that the theme is to show at once share the best's score. */
function shown(group: Found[]): Found[] {
  const sorted = [...group].sort((one, other) => other.score - one.score);
  const best = sorted[0]!.score;
  let places = AT_ONCE;
  return sorted.map((one, place) => {
    const isPassage = one.location.includes("#");
    const good = isPassage ? one.score >= best * NEARLY_AS_GOOD && places > 0 : place === 0;
    if (good && isPassage) places -= 1;
    return { ...one, score: good ? best : Math.min(one.score, best * NEARLY_AS_GOOD) };
  });
}

/** The groups of passages, one a page, best first. Lunr's score counts less, and a passage that holds the whole query more. */
export function arranged(groups: Found[][], words: Way[][]): Found[][] {
  const says = weights(groups.flat(), words);
  const all = says.reduce((sum, weight) => sum + weight, 0);
  const judged = groups.map((group) =>
    group.map((found) => {
      const worths = words.map((word) => worthOf(word, found));
      const share = worths.reduce((held, worth, place) => held + worth * says[place]!, 0) / all;
      // The theme names the words that are missing in a passage: as they were typed.
      const terms = Object.fromEntries(words.map((word, place) => [word[0]!.term, worths[place]! > 0]));
      return { share, found: { ...found, score: Math.sqrt(found.score) * share ** 2, terms } };
    }),
  );
  const whole = Math.max(0, ...judged.flat().map(({ share }) => share));
  const enough = Math.max(0, ...judged.flat().map(({ found }) => found.score)) * FAR_BEHIND;
  const stays = ({ share, found }: { share: number; found: Found }) => found.score >= enough || share === whole;
  return judged
    .filter((group) => group.some(stays))
    // The page itself stays: it is the heading above its passages.
    .map((group) => group.filter((one) => stays(one) || !one.found.location.includes("#")))
    .map((group) => shown(group.map(({ found }) => found)))
    .sort((one, other) => other[0]!.score - one[0]!.score);
}
