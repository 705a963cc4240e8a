// What was put in, as it was put in: drawn at once, before the engine has judged it, and kept with the saved round.
import type { Entry } from "./entries";
import type { Suit, View } from "./generated/types";

export interface Seat {
  id: string;
  name: string;
}

export interface Mirror {
  seats: Seat[];
  die: Suit | null;
  /** Who holds a card, by card; a free card has no entry. */
  owners: Record<string, string>;
  /** Piles by points as typed, by player. */
  texts: Record<string, string>;
  /** Who was given the rest. */
  rest: string | null;
}

/** The mirror of what the engine shows. */
export function mirrorOf(view: View): Mirror {
  const owned = [...view.chips, ...view.others].flatMap(({ card, owner }) => (owner === null ? [] : [[card, owner]]));
  return {
    seats: view.players.map(({ id, name }) => ({ id, name })),
    die: view.die.find(({ chosen }) => chosen)?.suit ?? null,
    owners: Object.fromEntries(owned) as Record<string, string>,
    texts: Object.fromEntries(view.players.filter(({ by }) => by === "points").map(({ id, text }) => [id, text])),
    rest: view.rest.find(({ chosen }) => chosen)?.player ?? null,
  };
}

/** The mirror after one more action, without judging it. `ids` are the players an empty round of that size has. */
export function mirrored(mirror: Mirror, action: Entry, ids: (count: number) => string[]): Mirror {
  switch (action.type) {
    case "set_players":
      return { ...mirror, seats: seatsFor(mirror.seats, action.count, ids(action.count)) };
    case "set_name":
      return { ...mirror, seats: mirror.seats.map((seat) => (seat.id === action.player ? { ...seat, name: action.name } : seat)) };
    case "set_die":
      return { ...mirror, die: action.suit };
    case "give_card":
      return action.player === null
        ? { ...mirror, owners: without(mirror.owners, action.card) }
        : { ...mirror, owners: { ...mirror.owners, [action.card]: action.player }, texts: without(mirror.texts, action.player) };
    case "set_points":
      return {
        ...mirror,
        owners: freed(mirror.owners, action.player),
        texts: { ...mirror.texts, [action.player]: action.text },
        rest: mirror.rest === action.player ? null : mirror.rest,
      };
    case "clear_pile":
      return { ...mirror, owners: freed(mirror.owners, action.player), texts: without(mirror.texts, action.player) };
    case "give_rest":
      return { ...mirror, rest: action.player };
    case "clear_round":
      return { ...mirror, die: null, owners: {}, texts: {}, rest: null };
    default:
      return mirror;
  }
}

/** True when nothing has been put in that would be missed. */
export function isEmpty(mirror: Mirror): boolean {
  return mirror.die === null && Object.keys(mirror.owners).length === 0 && Object.values(mirror.texts).every((text) => text === "");
}

function seatsFor(seats: Seat[], count: number, ids: string[]): Seat[] {
  const kept = seats.slice(0, count);
  const free = ids.filter((id) => !kept.some((seat) => seat.id === id));
  return [...kept, ...free.slice(0, count - kept.length).map((id) => ({ id, name: "" }))];
}

function without(record: Record<string, string>, key: string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}

function freed(owners: Record<string, string>, player: string): Record<string, string> {
  return Object.fromEntries(Object.entries(owners).filter(([, owner]) => owner !== player));
}
