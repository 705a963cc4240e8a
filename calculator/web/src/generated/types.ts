// Generated from the games’ types*.py by `python -m calculator.typescript`. Do not edit.

export type Action = NewGame | SetPlayers | SetName | SetDie | RollDie | GiveCard | SetPoints | ClearPile | GiveRest | ClearRound | SetDealer | Judge | ShareRound | WriteRound | EditRound | CancelEdit | DeleteRound | SetEnd | EndGame | PlayOneMore | SetHouseRules | Join | Leave | Return | MovePlayer | Rematch | Stamp | Undo | Redo | ShareGame;

/** Leave the written round as it was; the draft that waited comes back. Error: `not_editing`. */
export interface CancelEdit {
  type: "cancel_edit";
}

export interface ClearPile {
  type: "clear_pile";
  player: string;
}

/** Empty the draft: die and piles; players and names stay. */
export interface ClearRound {
  type: "clear_round";
}

/** Take a written round (`round` from 0) out of the game. Dealers and seats of all others stay. */
export interface DeleteRound {
  type: "delete_round";
  round: number;
}

/** Lay a written round (`round` from 0) into the draft; the draft waits aside until it is written or cancelled. */
export interface EditRound {
  type: "edit_round";
  round: number;
}

/** The game has as many rounds as stand now. Error: `no_rounds`. */
export interface EndGame {
  type: "end_game";
}

/** Record who took a card ("P1".."P20", "PAPAYOO", or a suit card); `player` None frees it. */
export interface GiveCard {
  type: "give_card";
  card: string;
  player: string | null;
}

/** What nobody has entered goes to this player and is marked filled in, not counted; `player` None takes that back. */
export interface GiveRest {
  type: "give_rest";
  player: string | null;
}

/**
 * A new player sits down for the coming round, last or after `after`, with the total the table chooses.
 *
 * "average" is rounded to the nearest whole number, a half up. Errors: `table_full` (eight sit), `too_many_players`.
 */
export interface Join {
  type: "join";
  start: "zero" | "highest" | "average";
  name?: string;
  after?: string;
}

/** Judge the draft now, even if it is open; the state does not change. */
export interface Judge {
  type: "judge";
}

/**
 * A player goes: the rounds stay, the player is listed last without a place. Error: `too_few_players`.
 *
 * Whoever has not played a round yet is taken off the sheet.
 */
export interface Leave {
  type: "leave";
  player: string;
}

/** Move a player by so many seats (clockwise: positive) for the coming round; beyond the ends they stop. */
export interface MovePlayer {
  type: "move_player";
  player: string;
  by: number;
}

/** A fresh game with an empty draft; `id` and `started` are the caller's entropy and clock. */
export interface NewGame {
  type: "new_game";
  players: number;
  id?: string;
  started?: string;
}

/** One more round in a game that is over. Error: `not_over`. */
export interface PlayOneMore {
  type: "play_one_more";
}

/** Error: `nothing_to_redo`. */
export interface Redo {
  type: "redo";
}

/** A new game of those who have not left: same names, end and house rules, no rounds; the deal goes on. */
export interface Rematch {
  type: "rematch";
  id: string;
  started: string;
}

/** A player who had left, or who pauses, sits down again. Error: `table_full`. */
export interface Return {
  type: "return";
  player: string;
}

/** `entropy` is a whole number from 0 to 2**32 - 1, drawn by the caller. */
export interface RollDie {
  type: "roll_die";
  entropy: number;
}

/** Who deals the round in the draft; the deal goes on from there. */
export interface SetDealer {
  type: "set_dealer";
  player: string;
}

export interface SetDie {
  type: "set_die";
  suit: Suit | null;
}

/** When the game ends; `value` (rounds or points) goes with "rounds" and "points" only. */
export interface SetEnd {
  type: "set_end";
  kind: "open" | "rounds" | "points";
  value?: number;
}

/** What is not given stays. Rounds are stored as taken, so the scores of a moon follow the rule. */
export interface SetHouseRules {
  type: "set_house_rules";
  die_before_pass?: boolean;
  shoot_the_moon?: boolean;
}

export interface SetName {
  type: "set_name";
  player: string;
  name: string;
}

/**
 * How many sit at the table in the draft (3 to 8); what the others had entered is kept aside, not lost.
 *
 * Meant for the first round. Later whoever is no longer seated only pauses: they keep their total and their place.
 */
export interface SetPlayers {
  type: "set_players";
  count: number;
}

/** A pile by points, kept as typed: "30", "3+8+19", "3 8 19"; the empty text makes it not entered. */
export interface SetPoints {
  type: "set_points";
  player: string;
  text: string;
}

/**
 * Answer with the link (fragment "g1=…") that opens this game; with `anonymous` names become A, B, C.
 *
 * An anonymous link carries neither the game's id nor its date, so it never meets the game it was made of.
 */
export interface ShareGame {
  type: "share_game";
  anonymous?: boolean;
}

/** Answer with the link (fragment) that opens this draft; with `anonymous` names become A, B, C. */
export interface ShareRound {
  type: "share_round";
  anonymous?: boolean;
}

/** Give a game that lacks them (an imported file, a link) its `id` and `started`; what it has stays. */
export interface Stamp {
  type: "stamp";
  id: string;
  started: string;
}

/** Take back the last action of the `history` given. Error: `nothing_to_undo`. */
export interface Undo {
  type: "undo";
}

/**
 * Judge the draft and write it into the game; while a round is being changed, put it in that round's place.
 *
 * Errors: `need_die`; `round_refused` (its text says why; the state stays); `game_over`; `too_many_rounds`.
 */
export interface WriteRound {
  type: "write_round";
}

export interface End {
  kind: "open" | "rounds" | "points";
  value?: number;
}

export interface HouseRules {
  die_before_pass: boolean;
  shoot_the_moon: boolean;
}

export type Lang = "en" | "de" | "fr" | "pl";

export type Pile = string[] | number | string | null;

export interface Player {
  id: string;
  name: string;
  start?: number;
  left?: boolean;
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
  draft?: Round; // the coming round; while a written one is being changed, that one
  editing?: number; // which of the rounds, from 0, lies in the draft to be changed
  aside?: Round; // the draft that waits while a written round is being changed
}

export type Suit = "spades" | "hearts" | "diamonds" | "clubs";

export interface CheckView {
  state: "open" | "valid" | "refused";
  valid: boolean;
  explanations: number;
  counted: boolean; // False: a pile was filled in, so that a right sum proves nothing
  headline: string; // one whole sentence: what is left, what is wrong, or that it adds up
  note: string; // a whole sentence to stand beside it ("Pat: filled in, not counted."), or ""
  findings: FindingView[];
  more: string; // "4 other explanations", or ""
}

export interface ChipView {
  card: string; // "P7", "PAPAYOO"
  face: string; // "7", "40"
  owner: string | null;
  aria: string; // "Payoo 7, with Pat" / "Payoo 7, free"
}

export interface CountView {
  count: number;
  label: string; // "4 players"
  chosen: boolean;
}

/** A finding as the check publishes it; fields that say nothing are left out. */
export interface FindingAnswer {
  code: string;
  certain: boolean;
  cards?: string[];
  players?: string[];
  value?: number;
  meant?: number;
  text: string;
  rule: string; // its number: "6.4"
}

/** A finding on the screen; its cards are chips. */
export interface FindingView {
  code: string;
  certain: boolean;
  cards?: string[];
  players?: string[];
  value?: number;
  meant?: number;
  text: string;
  rule: string;
  rule_id: string; // "sum-250": the anchor on the rules page
  rule_text: string; // "Rule 6.4"
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

/** One player of an example. */
export interface ReplayPlayer {
  id: string;
  label: string;
  letter: string; // "A".."H"
}

export interface ReplayView {
  id: string;
  kind: "round" | "trick";
  title: string;
  players: ReplayPlayer[]; // clockwise; of a trick: in the order of play
  steps: StepView[];
  link: string; // fragment that opens the same: "example=missing-payoo-7", "t1=…"
}

export interface RestView {
  player: string;
  label: string; // the player's label
  chosen: boolean;
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

export interface SuitView {
  suit: Suit;
  symbol: string; // "♣" with U+FE0E
  label: string; // "clubs"
  chosen: boolean;
}

export interface SumView {
  total: number;
  expected: number;
  text: string; // "243 of 250"
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
  counting: string; // whose pile to look at first: the one a finding names, or one not entered, or the first
  deal_line: string; // "15 cards each, pass 5 to the left"
  announce: string; // for the live region: whole sentences
  empty: boolean; // nothing entered yet: no die, no pile
  game: GameView;
}

/** What one player scored in one round; None and "" where they did not sit or the round does not count. */
export interface CellView {
  player: string;
  score: number | null;
  text: string;
  taken: number | null; // what was taken, where the score differs from it (the moon)
  total: number | null; // the running total after this round
  total_text: string;
  note: string; // "250 taken", "filled in, not counted", or ""
  aria: string;
}

/** The totals over the evening. `text` says the same in whole sentences; empty before the first round. */
export interface ChartView {
  title: string;
  steps: string[]; // one label a point: "0", "1", "2": after how many rounds
  series: SeriesView[];
  ticks: TickView[]; // of the points' axis, from 0 upwards; the last is its end
  limit: number | null; // the total that ends the game
  limit_text: string;
  text: string[];
}

/** One player in the table: all who have played or will, clockwise, those who left last. */
export interface ColumnView {
  player: string;
  label: string;
  letter: string; // the seat's letter in the coming round, "" without a seat
  start: number;
  start_text: string; // "120" where the player joined with points, else ""
  total: number;
  total_text: string;
  place: number | null; // None: left, or no round is written yet
  place_text: string; // "1", tied "1 =", or ""
  left: boolean;
  winner: boolean;
  aria: string; // "Pat: 210 points, place 1"
}

export interface DealerView {
  player: string;
  label: string;
  chosen: boolean;
}

/** The deal of the round in the draft. */
export interface DealView {
  dealer: string;
  dealer_text: string; // "Pat deals"
  parts: string[]; // "take out the four 1s", "15 cards each", "roll the die first", "pass 5 cards to the left", "Pat leads"
  line: string; // the parts in one line
}

/** One end offered; the present one is among them. */
export interface EndView {
  kind: "open" | "rounds" | "points";
  value: number | null;
  label: string; // "4 rounds, one per player", "Limit: 500 points", "No fixed end"
  chosen: boolean;
}

/** A game as it stands. `over`: its end is reached; `finished`: and all its rounds hold, so there are winners. */
export interface GameView {
  title: string; // "Round 3 of 4", "Round 3", "Change of round 2", "The game is over"
  round: number; // the number, from 1, of the round in the draft
  written: number; // how many rounds stand
  editing: number | null; // index of the round that is being changed
  over: boolean;
  finished: boolean;
  deal: DealView;
  dealers: DealerView[];
  write: WriteView;
  cancel_label: string; // while a round is being changed, else ""
  table: TableView;
  standings: string[]; // one sentence a place
  winners: string[];
  winners_text: string; // "Emma wins with 210 points.", or ""
  possible: string[]; // "At most 2 more rounds.", "Nico stays in front with 40 points or fewer."
  chart: ChartView;
  statistics: StatisticView[];
  seats: SeatView[];
  joins: JoinView[];
  ends: EndView[];
  house_rules: HouseRuleView[];
  can_end: boolean; // end_game can be asked for
  list_line: string; // for the list of saved games: "30 November 2026, Emma, Nico, Pat and Lea: 3 rounds"
  can_undo: boolean;
  can_redo: boolean;
  undo_label: string; // "Undo: round 3 written", or "Undo"
  redo_label: string;
}

export interface HouseRuleView {
  rule: "die_before_pass" | "shoot_the_moon";
  label: string;
  text: string; // what it changes, one or two sentences
  on: boolean;
}

/** One way to join; only ways that differ are offered. */
export interface JoinView {
  start: "zero" | "highest" | "average";
  points: number;
  label: string; // "Highest total: 312 points"
}

/** One written round. A refused one (it came by a file or a link) is marked and does not count. */
export interface RowView {
  round: number; // from 0, as edit_round and delete_round take it
  number: number;
  label: string; // "Round 2"
  dealer: string;
  dealer_text: string; // "Pat deals"
  suit: Suit;
  suit_symbol: string;
  suit_label: string;
  cells: CellView[]; // in the order of the columns
  valid: boolean;
  refused: string; // whole sentences: that it does not count, and why; "" for a valid round
  editing: boolean;
  edit_label: string; // "Change round 2"
  delete_label: string; // "Delete round 2"
}

/** One player in the seats dialog, those who left included. */
export interface SeatView {
  player: string;
  label: string;
  name: string;
  letter: string; // the seat's letter in the coming round, "" without a seat
  state: "seated" | "pausing" | "left";
  text: string; // "Pat: 210 points", "Pat: left, 210 points"
  name_label: string;
  earlier_label: string; // "Pat: one seat earlier" (move_player by -1)
  later_label: string;
  leave_label: string;
  return_label: string;
  can_move_earlier: boolean;
  can_move_later: boolean;
  can_leave: boolean;
  can_return: boolean;
}

export interface SeriesView {
  player: string;
  label: string;
  letter: string;
  points: (number | null)[]; // the total before round 1 and after each round; None before joining and after leaving
}

/** One number of the evening; `note` says which entry it needs where that is lacking. */
export interface StatisticView {
  id: "most" | "fewest" | "average" | "zero" | "papayoo";
  title: string;
  lines: string[]; // "Nico: 112 points, round 3"
  note: string;
}

export interface TableView {
  columns: ColumnView[];
  rows: RowView[];
  total_label: string; // head of the totals' row
  start_label: string; // head of the row of points joined with, "" where nobody joined with any
}

export interface TickView {
  value: number;
  text: string;
}

/** The button that writes the round down. It may always be pressed: the answer says what is in the way. */
export interface WriteView {
  label: string; // "Write it down", "Write the change down"
  ready: boolean; // pressing it would write the round
  blocked: string; // a sentence where no round can be written at all ("The game is over."), else ""
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

/** From place `at` on, `cut` rounds give way to these. */
export interface Splice {
  at: number;
  cut: number;
  rounds: Round[];
}

/** What turns one state of a game into the one before it (or after it): only what differs. */
export interface Reversal {
  type: string; // of the action
  about: Record<string, string | number>; // whom and what it was about, for its label
  keys: Record<string, unknown>; // keys of the state and their values
  gone: string[]; // keys that the state lacks
  rounds?: Splice;
}

/**
 * The last 50 actions of a game, for undo and redo. Kept beside the state and given back with it, never read or changed
 * by the screen, never in an export or a link. One that is broken or belongs to another state counts as none.
 */
export interface History {
  of: number;
  past: Reversal[];
  future: Reversal[];
}

export interface Applied {
  state: State;
  view: View;
  history: History;
  link?: string; // answer to share_round ("r1=…") and share_game ("g1=…")
}

/** A game as a file. `text` of a CSV begins with the byte order mark that spreadsheets want. */
export interface Exported {
  name: string; // "papayoo-2026-11-30.csv"
  mime: string;
  text: string;
}

/**
 * `text` is a saved game or a link fragment ("g1=…", "r1=…", "example=…"); the answer is Applied or Failed.
 *
 * With the `history` that was kept beside the game its actions can still be undone.
 */
export interface ReadRequest {
  do: "read";
  text: string;
  lang: Lang;
  history?: History | null;
}

/** `state` None is a fresh game for four; the answer is Applied or Failed. */
export interface ApplyRequest {
  do: "apply";
  state: State | null;
  action: Action;
  lang: Lang;
  history?: History | null;
}

/** The answer is View or Failed. */
export interface ViewRequest {
  do: "view";
  state: State | null;
  lang: Lang;
  history?: History | null;
}

/** The answer is Exported or Failed. */
export interface ExportRequest {
  do: "export";
  state: State | null;
  kind: "json" | "csv";
  lang: Lang;
}

export type Request = ReadRequest | ApplyRequest | ViewRequest | ExportRequest;

/** Whole sentences and the rule they rest on. */
export interface RuledText {
  code: string;
  text: string;
  rule: string; // "5.6"
  rule_id: string; // "who-takes-the-trick": the anchor on the rules page
  rule_text: string; // "Rule 5.6"
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

export type KindId = "five_of_a_kind" | "royal_flush" | "straight_flush" | "four_two" | "three_three" | "two_two_two";

/** A `paiute-showdown` document that may still lack cards; with all of them it is a showdown like any other. */
export interface ShowdownDraft {
  format: "paiute-showdown";
  version: 1;
  turned_up?: string | null;
  pot?: number; // coins in the pot besides the antes of this deal
  ante?: number; // coins that each player paid for this deal
  ace_low?: boolean;
  hands: Record<string, string[]>; // by player, clockwise
  names?: Record<string, string>;
  dealer?: string | null;
  caller?: string | null;
}

/** How many players show their hands (2 to 5); the last ones go first. */
export interface SetHands {
  type: "set_hands";
  count: number;
}

export interface NameHand {
  type: "name_hand";
  player: string;
  name: string;
}

/** The card that lies beside the stock; it is taken out of any hand. `card` None: not known. */
export interface TurnUp {
  type: "turn_up";
  card: string | null;
}

/** A player holds this card, and nobody else does; `player` None: nobody does. Error: `hand_full`. */
export interface HoldInHand {
  type: "hold_in_hand";
  card: string;
  player: string | null;
}

export interface EmptyHand {
  type: "empty_hand";
  player: string;
}

/** As typed: whole coins, the empty text is none. What is not given stays. */
export interface SetPot {
  type: "set_pot";
  pot?: string;
  ante?: string;
}

export interface SetAceLow {
  type: "set_ace_low";
  on: boolean;
}

/** Who dealt and who called; None: not known. What is not given stays. */
export interface SetCall {
  type: "set_call";
  dealer?: string | null;
  caller?: string | null;
}

/** Takes all cards away; players, pot and house rule stay. */
export interface ClearCards {
  type: "clear_cards";
}

/** Takes all cards away, leaves in the pot what could not be shared, and passes the deal on. Error: `hands_open`. */
export interface NextDeal {
  type: "next_deal";
}

export type ShowdownAction = SetHands | NameHand | TurnUp | HoldInHand | EmptyHand | SetPot | SetAceLow | SetCall | ClearCards | NextDeal;

/** A card as it is drawn: rank and suit, its name in words, and what it stands for where it is wild. */
export interface PictureView {
  card: string; // "S8"
  face: string; // "8", "K" as this language prints it
  suit: Suit;
  symbol: string; // "♠" with U+FE0E
  name: string; // "8 of spades"
  wild: boolean;
  stands_for: string; // "A", "Q♥": what a wild card counts as in this hand; "" for every other card
  aria: string; // "8 of spades, wild card, stands for an ace"
}

export interface PadCardView {
  card: string;
  face: string;
  name: string;
  aria: string; // the name, that it is wild, and where it lies
  wild: boolean;
}

/** One suit with its cards, from the 2 to the ace. */
export interface PadSuitView {
  suit: Suit;
  symbol: string;
  label: string;
  cards: PadCardView[];
}

/** A whole hand: its cards as they are laid down, and what they are. */
export interface HandView {
  cards: PictureView[];
  left_out: PictureView | null; // the sixth card of a hand that wins with five
  kind: KindId | null;
  label: string; // "Five of a kind", "No winning hand"
  said: RuledText; // the reading, or why the hand does not win; its code is the kind or what was missed ("full_house")
}

export interface PlayerHandView {
  player: string;
  letter: string; // "A".."E"
  name: string; // as typed, may be empty
  label: string; // the name, or "Player A"
  name_label: string; // label of the field: "Name of player A"
  cards: string[]; // in the order of the deck
  count_text: string; // "4 cards"
  hand: HandView | null; // None while there are fewer than 5 cards
  pictures: PictureView[]; // the cards of a hand that is not whole
  wins: boolean;
  aria: string; // "Player A, 4 cards"
  empty_label: string; // label of the button: "Clear the hand: Player A"
}

export interface CoinsView {
  pot: string; // as a field shows it
  ante: string;
  text: string; // "In the pot: 20 + 4 × 5 = 40 coins", or ""
}

export interface HandsCountView {
  count: number;
  label: string; // "3 players"
  chosen: boolean;
}

export interface ShowdownView {
  lang: Lang;
  turned_up: PictureView | null;
  wild_text: string; // "Wild in this deal: 8 of hearts, …", or that the turned-up card is missing
  counts: HandsCountView[];
  suits: PadSuitView[];
  hands: PlayerHandView[];
  most_cards: number; // so many cards a hand can hold
  coins: CoinsView;
  ace_low: boolean;
  dealer: string | null;
  caller: string | null;
  result: RuledText[]; // who wins and why, what everybody takes, what stays; who still has a turn
  whole: boolean; // every player's hand has been entered: the result is final
  announce: string; // for the live region: whole sentences
  empty: boolean; // no card at all
}

export interface Shown {
  showdown: ShowdownDraft;
  view: ShowdownView;
  link: string; // the fragment that opens this showdown: "s1=…"
}

/** `showdown` None is an empty one; `text` ("s1=…", "example=…") opens another. The answer is Shown or Failed. */
export interface ShowdownRequest {
  do: "showdown";
  showdown: ShowdownDraft | null;
  action?: ShowdownAction;
  text?: string;
  lang: Lang;
}
