// What is drawn: the engine's last view, with what was put in since laid over it.
import type { ChipView, GameView, PlayerView, View } from "./generated/types";
import type { Mirror } from "./mirror";

/** A number that could not be read as points: the field keeps it as typed. */
export type Unread = ReadonlyMap<string, string>;

/** Stands for a sum that the engine has not done yet. */
const PENDING = "…";

export interface ScreenChip extends ChipView {
  /** The engine has not spoken about this owner yet: the chip is named by its face and its owner. */
  ownerLabel: string | null;
}

export interface Screen extends Omit<View, "chips" | "others"> {
  chips: ScreenChip[];
  others: ScreenChip[];
}

/** `empty` is the empty round of the mirror's size, for players that `view` does not know yet. */
export function screenOf(view: View, empty: View, mirror: Mirror, pending: boolean, unread: Unread): Screen {
  const players = pending ? mirror.seats.map((_, index) => overlaid(view, empty, mirror, index)) : view.players;
  const label = (id: string | null) => players.find((player) => player.id === id)?.label ?? null;
  const chip = (drawn: ChipView): ScreenChip => {
    const owner = pending ? (mirror.owners[drawn.card] ?? null) : drawn.owner;
    return { ...drawn, owner, ownerLabel: owner === drawn.owner ? null : label(owner) };
  };
  const screen = { ...view, chips: view.chips.map(chip), others: view.others.map(chip), players: withUnread(players, unread) };
  if (!pending) return screen;
  return {
    ...screen,
    deal_line: mirror.seats.length === view.players.length ? view.deal_line : empty.deal_line,
    counts: view.counts.map((one) => ({ ...one, chosen: one.count === mirror.seats.length })),
    game: gameOf(view, empty, mirror),
    die: view.die.map((one) => ({ ...one, chosen: one.suit === mirror.die })),
    rest: players.map(({ id, label }) => ({ player: id, label, chosen: mirror.rest === id })),
  };
}

/** The game as the engine knows it; before the first round it may be of another size, or its players called otherwise. */
function gameOf(view: View, empty: View, mirror: Mirror): GameView {
  const { game } = view;
  const resized = mirror.seats.length !== view.players.length && !game.written;
  const { deal, ...rest } = resized ? empty.game : game;
  const renamed = mirror.seats.some(({ name }, place) => name !== (view.players[place]?.name ?? ""));
  return { ...rest, deal: renamed ? { ...deal, dealer_text: "" } : deal };
}

function overlaid(view: View, empty: View, mirror: Mirror, index: number): PlayerView {
  const seat = mirror.seats[index]!;
  const drawn = view.players.find(({ id }) => id === seat.id);
  const fresh = empty.players[index]!;
  const known = drawn ?? { ...fresh, id: seat.id };
  const text = mirror.texts[seat.id] ?? "";
  const holds = Object.values(mirror.owners).includes(seat.id);
  const same = drawn !== undefined && drawn.text === text && drawn.name === seat.name && holds === (drawn.by === "cards");
  if (same) return { ...drawn, points_text: holds ? PENDING : drawn.points_text };
  const label = seat.name.trim() || fresh.label;
  return {
    ...known,
    name: seat.name,
    label,
    text,
    by: text ? "points" : holds ? "cards" : "blank",
    points_text: text || (holds ? PENDING : fresh.points_text),
    aria: label,
    points_label: seat.name === known.name ? known.points_label : label,
  };
}

function withUnread(players: PlayerView[], unread: Unread): PlayerView[] {
  return players.map((player) => {
    const text = unread.get(player.id);
    return text === undefined ? player : { ...player, text, by: "points" };
  });
}
