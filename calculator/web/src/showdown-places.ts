// Where the cards of a showdown lie as far as they were tapped, before the engine has said anything about it.
import type { ShowdownAction, ShowdownView } from "./generated/types";

export interface Seat {
  player: string;
  letter: string;
  label: string;
  name: string;
  cards: string[];
}

export interface Places {
  turnedUp: string | null;
  seats: Seat[];
  aceLow: boolean;
  pot: string;
  ante: string;
  dealer: string | null;
  caller: string | null;
}

export function placesOf({ turned_up, hands, ace_low, coins, dealer, caller }: ShowdownView): Places {
  return {
    turnedUp: turned_up?.card ?? null,
    seats: hands.map(({ player, letter, label, name, cards }) => ({ player, letter, label, name, cards })),
    aceLow: ace_low,
    pot: coins.pot,
    ante: coins.ante,
    dealer,
    caller,
  };
}

/** Who holds a card: a player, "" for the turned-up one, undefined for none. */
export function holderOf({ turnedUp, seats }: Places, card: string): string | undefined {
  return turnedUp === card ? "" : seats.find(({ cards }) => cards.includes(card))?.player;
}

/** The places after an action; `empty` is the empty showdown of so many players. */
export function moved(places: Places, action: ShowdownAction, empty: (count: number) => ShowdownView | undefined): Places {
  switch (action.type) {
    case "turn_up":
      return { ...(action.card === null ? places : without(places, action.card)), turnedUp: action.card };
    case "hold_in_hand":
      return held(without(places, action.card), action.player, action.card);
    case "empty_hand":
      return seated(places, action.player, () => ({ cards: [] }));
    case "name_hand":
      return seated(places, action.player, ({ label }) => ({ name: action.name, label: action.name.trim() || label }));
    case "set_hands":
      return { ...places, seats: resized(places.seats, action.count, empty(action.count)) };
    case "set_pot":
      return { ...places, pot: action.pot ?? places.pot, ante: action.ante ?? places.ante };
    case "set_ace_low":
      return { ...places, aceLow: action.on };
    case "set_call":
      return {
        ...places,
        dealer: action.dealer === undefined ? places.dealer : action.dealer,
        caller: action.caller === undefined ? places.caller : action.caller,
      };
    case "clear_cards":
    case "next_deal":
      return { ...places, turnedUp: null, caller: null, seats: places.seats.map((seat) => ({ ...seat, cards: [] })) };
  }
}

function without(places: Places, card: string): Places {
  return {
    ...places,
    turnedUp: places.turnedUp === card ? null : places.turnedUp,
    seats: places.seats.map((seat) => ({ ...seat, cards: seat.cards.filter((one) => one !== card) })),
  };
}

function held(places: Places, player: string | null, card: string): Places {
  return player === null ? places : seated(places, player, ({ cards }) => ({ cards: [...cards, card] }));
}

function seated(places: Places, player: string, change: (seat: Seat) => Partial<Seat>): Places {
  return { ...places, seats: places.seats.map((seat) => (seat.player === player ? { ...seat, ...change(seat) } : seat)) };
}

function resized(seats: Seat[], count: number, empty: ShowdownView | undefined): Seat[] {
  const known = new Set(seats.map(({ player }) => player));
  const added = empty ? placesOf(empty).seats.filter(({ player }) => !known.has(player)) : [];
  return [...seats, ...added].slice(0, count);
}
