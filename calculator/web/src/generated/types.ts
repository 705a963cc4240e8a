// Generated from calculator/papayoo/types*.py by `python -m calculator.typescript`. Do not edit.

export type Lang = "en" | "de" | "fr" | "pl";

export type Suit = "spades" | "hearts" | "diamonds" | "clubs";

export type Pile = string[] | number | string | null;

export interface Player {
  id: string;
  name: string;
  start?: number;
  left?: boolean;
}

export interface End {
  kind: "open" | "rounds" | "points";
  value?: number;
}

export interface HouseRules {
  die_before_pass: boolean;
  shoot_the_moon: boolean;
}

/** A written round, or the draft that is being entered (there, `die` and piles may be None). */
export interface Round {
  seats?: string[];
  dealer?: string;
  die: Suit | null;
  piles: Record<string, Pile>;
  filled?: string; // whose pile "the rest" filled
  before_rest?: Pile; // what that pile held before, so that it can be taken back (draft only)
}

export interface State {
  format: "papayoo-game";
  version: 1;
  id?: string;
  started?: string;
  players: Player[];
  end?: End;
  house_rules?: HouseRules;
  rounds: Round[];
  draft?: Round;
}

/** A fresh game with an empty draft; `id` and `started` are the caller's entropy and clock. */
export interface NewGame {
  type: "new_game";
  players: number;
  id?: string;
  started?: string;
}

/** How many sit at the table in the draft (3 to 8); what the others had entered is kept aside, not lost. */
export interface SetPlayers {
  type: "set_players";
  count: number;
}

export interface SetName {
  type: "set_name";
  player: string;
  name: string;
}

export interface SetDie {
  type: "set_die";
  suit: Suit | null;
}

/** `entropy` is a whole number from 0 to 2**32 - 1, drawn by the caller. */
export interface RollDie {
  type: "roll_die";
  entropy: number;
}

/** Record who took a card ("P1".."P20", "PAPAYOO", or a suit card); `player` None frees it. */
export interface GiveCard {
  type: "give_card";
  card: string;
  player: string | null;
}

/** A pile by points, kept as typed: "30", "3+8+19", "3 8 19"; the empty text makes it not entered. */
export interface SetPoints {
  type: "set_points";
  player: string;
  text: string;
}

export interface ClearPile {
  type: "clear_pile";
  player: string;
}

/** What nobody has entered goes to this player and is marked filled in, not counted; `player` None takes that back. */
export interface GiveRest {
  type: "give_rest";
  player: string | null;
}

/** Empty the draft: die and piles; players and names stay. */
export interface ClearRound {
  type: "clear_round";
}

/** Judge the draft now, even if it is open; the state does not change. */
export interface Judge {
  type: "judge";
}

/** Answer with the link (fragment) that opens this draft; with `anonymous` names become A, B, C. */
export interface ShareRound {
  type: "share_round";
  anonymous?: boolean;
}

export type Action = NewGame | SetPlayers | SetName | SetDie | RollDie | GiveCard | SetPoints | ClearPile | GiveRest | ClearRound | Judge | ShareRound;

export interface CountView {
  count: number;
  label: string; // "4 players"
  chosen: boolean;
}

export interface SuitView {
  suit: Suit;
  symbol: string; // "♣" with U+FE0E
  label: string; // "clubs"
  chosen: boolean;
}

export interface PlayerView {
  id: string;
  name: string; // as typed, may be empty
  label: string; // the name, or "Player 2"
  letter: string; // "A".."H": the owner's sign on a chip
  by: "cards" | "points" | "blank";
  text: string; // a pile by points as typed, else ""
  points: number | null;
  points_text: string; // "30", or "–" while not entered
  filled: boolean;
  aria: string; // "Pat, 61 points, by cards"
  points_label: string; // label of the field: "Points for Pat"
  name_label: string; // label of the field: "Name of player 2"
  clear_label: string; // label of the button: "Clear the pile: Pat"
  note: string; // "filled in, not counted", or ""
}

export interface ChipView {
  card: string; // "P7", "PAPAYOO"
  face: string; // "7", "40"
  owner: string | null;
  aria: string; // "Payoo 7, with Pat" / "Payoo 7, free"
}

export interface RestView {
  player: string;
  label: string; // the player's label
  chosen: boolean;
}

export interface SumView {
  total: number;
  expected: number;
  text: string; // "243 of 250"
}

export interface FindingView {
  code: string;
  certain: boolean;
  cards?: string[];
  players?: string[];
  value?: number;
  meant?: number;
  text: string;
  rule: string; // "6.4"
  rule_id: string; // "sum-250": the anchor on the rules page
  rule_text: string; // "Rule 6.4"
}

export interface CheckView {
  state: "open" | "valid" | "refused";
  valid: boolean;
  explanations: number;
  headline: string; // one whole sentence: what is left, what is wrong, or that it adds up
  note: string; // a whole sentence to stand beside it ("Pat: filled in, not counted."), or ""
  findings: FindingView[];
  more: string; // "4 other explanations", or ""
}

export interface View {
  lang: Lang;
  counts: CountView[];
  die: SuitView[];
  players: PlayerView[];
  chips: ChipView[];
  others: ChipView[]; // cards worth nothing that were recorded all the same
  rest: RestView[];
  sum: SumView;
  check: CheckView;
  deal_line: string; // "15 cards each, pass 5 to the left"
  announce: string; // for the live region: whole sentences
  empty: boolean; // nothing entered yet: no die, no pile
}

/** `code` is stable, `path` says where ("rounds/0/piles/a"), `text` is a sentence in the reader's language. */
export interface Error {
  code: string;
  path: string;
  text: string;
}

export interface Failed {
  error: Error;
}

export interface Applied {
  state: State;
  view: View;
  link?: string; // answer to share_round: "r1=…"
}

/** `text` is a saved game or a link fragment ("g1=…", "r1=…", "example=…"); the answer is Applied or Failed. */
export interface ReadRequest {
  do: "read";
  text: string;
  lang: Lang;
}

/** `state` None is a fresh game for four; the answer is Applied or Failed. */
export interface ApplyRequest {
  do: "apply";
  state: State | null;
  action: Action;
  lang: Lang;
}

/** The answer is View or Failed. */
export interface ViewRequest {
  do: "view";
  state: State | null;
  lang: Lang;
}

export type Request = ReadRequest | ApplyRequest | ViewRequest;

/** One player of an example. */
export interface SeatView {
  id: string;
  label: string;
  letter: string; // "A".."H"
}

/**
 * One step. Of a round: the die, a pile, the sum, a finding, a mend, the valid sum; under the moon rule what was taken
 * and the scores. Of a trick: the die, a hand, a card played, a finding, a mend, who takes the trick, what it costs.
 */
export interface StepView {
  kind: "die" | "pile" | "sum" | "finding" | "mend" | "valid" | "taken" | "scores" | "hand" | "play" | "trick" | "cost";
  text: string; // whole sentences
  player?: string; // whose pile, hand, card or trick the step is about
  cards?: string[];
  points: Record<string, number>; // shown so far, by player id; of a trick: what its taker takes
  total: number; // the sum of points; while a trick is being played, what lies in it
  board: Record<string, string>; // what stands beside each player so far, by player id: points, or the card played
}

export interface ReplayView {
  id: string;
  kind: "round" | "trick";
  title: string;
  players: SeatView[]; // clockwise; of a trick: in the order of play
  steps: StepView[];
  link: string; // fragment that opens the same: "example=missing-payoo-7", "t1=…"
}

export interface TrickPlay {
  player: string;
  card: string;
}

/** A `papayoo-trick` document that may still lack its die and its cards; with both it is a trick like any other. */
export interface TrickDraft {
  format: "papayoo-trick";
  version: 1;
  die?: Suit | null;
  plays: TrickPlay[]; // in the order played
  hands?: Record<string, string[]>; // what players held before they played, where that is known
}

/** The cards on the table stay what they are; what they count changes. */
export interface SetTrickDie {
  type: "set_die";
  suit: Suit;
}

/** The first seat without a card plays this one; a card that lies on the table is taken back. */
export interface PlayCard {
  type: "play_card";
  card: string;
}

/** The card played last is taken back. */
export interface TakeBack {
  type: "take_back";
}

/** A player held this card too, or did not. What a player played counts as held. */
export interface HoldCard {
  type: "hold_card";
  player: string;
  card: string;
}

export interface ClearHand {
  type: "clear_hand";
  player: string;
}

/** Takes everything off the table; the die stays. */
export interface ClearTrick {
  type: "clear_trick";
}

export type TrickAction = SetTrickDie | PlayCard | TakeBack | HoldCard | ClearHand | ClearTrick;

export interface TrickCardView {
  card: string; // "P7", "C7"
  face: string; // "7"
  name: string; // "Payoo 7", "Papayoo (7 of clubs)"
  aria: string; // the name, and who played it
  papayoo: boolean;
}

/** One of the five suits, with its cards from the lowest to the highest. */
export interface TrickSuitView {
  suit: "spades" | "hearts" | "diamonds" | "clubs" | "payoo";
  symbol: string; // "♣" with U+FE0E, "" for Payoo
  label: string; // "clubs", "Payoo"
  cards: TrickCardView[];
}

/** Whole sentences and the rule they rest on. */
export interface RuledText {
  code: string;
  text: string;
  rule: string; // "5.6"
  rule_id: string; // "who-takes-the-trick": the anchor on the rules page
  rule_text: string; // "Rule 5.6"
}

/** One of the eight seats, in the order of play; most of them are empty. */
export interface TrickSeatView {
  player: string;
  letter: string; // "A".."H"
  label: string; // "Player B"
  card: string | null; // as it lies in the suits: never "PAPAYOO"
  text: string; // "Player B discards: Payoo 18.", or why it was not allowed; "" without a card
  takes: boolean;
  allowed: boolean | null; // None: the hand is not known
  hand: string[];
  hand_label: string; // "Player B: cards in hand"
  hand_text: string; // "Player B holds: …", or ""
}

export interface TrickView {
  lang: Lang;
  die: SuitView[];
  suits: TrickSuitView[];
  seats: TrickSeatView[]; // always eight
  result: RuledText[]; // what was not allowed; who takes the trick and why; what it costs
  announce: string; // for the live region: whole sentences
  empty: boolean; // no die, no card
}

export interface Refereed {
  trick: TrickDraft;
  view: TrickView;
  link: string; // the fragment that opens this trick: "t1=…"
}

/** `trick` None is an empty one; `text` ("t1=…") opens another instead. The answer is Refereed or Failed. */
export interface TrickRequest {
  do: "trick";
  trick: TrickDraft | null;
  action?: TrickAction;
  text?: string;
  lang: Lang;
}
