// What lies on the table as far as it was tapped, before the engine has said anything about it.
import type { Suit, TrickAction, TrickView } from "./generated/types";

export interface Table {
  die: Suit | null;
  /** The card of each seat, in the order of the seats. */
  cards: (string | null)[];
  hands: Record<string, string[]>;
}

export function tableOf(view: TrickView): Table {
  return {
    die: view.die.find(({ chosen }) => chosen)?.suit ?? null,
    cards: view.seats.map(({ card }) => card),
    hands: Object.fromEntries(view.seats.filter(({ hand }) => hand.length).map(({ player, hand }) => [player, hand])),
  };
}

/** The table after an action, in the seats of `players`. */
export function tapped(table: Table, action: TrickAction, players: string[]): Table {
  const { cards, hands } = table;
  const without = (place: number) => cards.map((card, here) => (here === place ? null : card));
  switch (action.type) {
    case "set_die":
      return { ...table, die: action.suit };
    case "play_card": {
      const place = cards.indexOf(action.card);
      if (place >= 0) return { ...table, cards: without(place) };
      const free = cards.indexOf(null);
      return { ...table, cards: cards.map((card, here) => (here === free ? action.card : card)) };
    }
    case "take_back":
      return { ...table, cards: without(cards.findLastIndex((card) => card !== null)) };
    case "hold_card":
      return { ...table, hands: { ...hands, [action.player]: held(hands[action.player], cards[players.indexOf(action.player)], action.card) } };
    case "clear_hand":
      return { ...table, hands: { ...hands, [action.player]: [] } };
    case "clear_trick":
      return { ...table, cards: cards.map(() => null), hands: {} };
    default:
      // A step that another version remembered: the engine says that it is not known.
      return table;
  }
}

function held(hand: string[] | undefined, played: string | null | undefined, card: string): string[] {
  const cards = hand?.length ? hand : played ? [played] : [];
  if (!cards.includes(card)) return [...cards, card];
  return card === played ? cards : cards.filter((one) => one !== card);
}
