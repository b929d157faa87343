// The wire types, generated from src/beagle/server/wire. Don't edit them here:
// python -m scripts.wire_typescript web/src/wire.ts

/** A sentence: its key and its parameters, to be put into words with the game's Fluent files. */
export interface Sentence {
  key: string;
  then?: Sentence[];
  [parameter: string]: unknown;
}

/** What a seat or a spectator may see: each game has its own shape. */
export type View = Record<string, unknown>;

/** Everybody takes the time they need. */
export interface NoClock {
  kind: "none";
}

/** So many seconds for each turn. */
export interface TurnClock {
  kind: "turn";
  seconds: number;
}

/** So many seconds for the whole match, and some more after each turn. */
export interface TotalClock {
  kind: "total";
  seconds: number;
  increment: number;
}

/** So many days for each turn: players need not be there at the same time. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** A choice made before the game. ``kind``: ``bool``, ``int`` (``allowed`` is least and most) or ``choice``. */
export interface OptionCard {
  name: string;
  kind: string;
  default: OptionValue;
  allowed: (number | string)[];
  title: Record<string, string>;
}

/** A game on the shelf. */
export interface GameCard {
  id: string;
  title: Record<string, string>;
  least_players: number;
  most_players: number;
  designers: string[];
  publisher: string;
  year: number;
  rules_version: number;
  first_rule: string;
  options: OptionCard[];
  components: string[];
  levels: string[];
}

/** The rules in Markdown, whole and rule by rule. */
export interface RulesPage {
  game: string;
  language: string;
  page: string;
  rules: Record<string, string>;
}

/** What is printed on the pieces, one list of rows a file, and the names that go with them, by text key. */
export interface Pieces {
  game: string;
  components: string;
  hash: string;
  rows: Record<string, Record<string, unknown>[]>;
  names: Record<string, Record<string, string>>;
}

/** Look from another seat of one's own (hot-seat), or as a spectator (null). */
export interface Look {
  type: "look";
  id: number;
  seat: number | null;
}

/** Do an action. ``seen``: the number of the last event this choice is based on. */
export interface Move {
  type: "move";
  id: number;
  seat: number;
  action: string;
  seen: number;
  confirmed?: boolean;
}

/** Take back one's last action, within one's turn and while nothing hidden came to light. */
export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  seen: number;
}

/**
 * Ask for, agree to or refuse a pause, or taking moves back ``to`` an event number (friendly tables).
 *
 * It happens once every human at the table agrees; one refusal ends the question.
 */
export interface CastVote {
  type: "vote";
  id: number;
  seat: number;
  about: "pause" | "take-back";
  agree?: boolean;
  to?: number | null;
}

/** End the pause. */
export interface Resume {
  type: "resume";
  id: number;
  seat: number;
}

/** Leave the seat to a bot. */
export interface Leave {
  type: "leave";
  id: number;
  seat: number;
}

/** Take one's seat back from the bot. */
export interface Return {
  type: "return";
  id: number;
  seat: number;
}

/** Ask which rule forbids an action. */
export interface Why {
  type: "why";
  id: number;
  seat: number;
  action: string;
}

/** Ask what a legal action would do. */
export interface AskPreview {
  type: "preview";
  id: number;
  seat: number;
  action: string;
}

/** Say something at the table; players only. */
export interface Say {
  type: "chat";
  id: number;
  text: string;
}

/** Hear no more from a player, at any table, or hear them again. */
export interface Mute {
  type: "mute";
  id: number;
  player: string;
  muted?: boolean;
}

export interface Ping {
  type: "ping";
  id: number;
}

export interface EntryStarted {
  kind: "started";
  number: number;
  at: number;
  seed_hash: string;
}

/** An action, in the sentences this viewer is told of it. */
export interface EntryMoved {
  kind: "moved";
  number: number;
  at: number;
  seat: number;
  by: string;
  told: Sentence[];
}

/** The moves with these numbers count no longer. ``seat`` took back its own; null when all agreed in a vote. */
export interface EntryTakenBack {
  kind: "taken-back";
  number: number;
  at: number;
  seat: number | null;
  moves: number[];
}

/** A bot plays on for the seat. */
export interface EntrySubstituted {
  kind: "substituted";
  number: number;
  at: number;
  seat: number;
  level: string;
  reason: "clock" | "left";
}

/** The player is back at the seat. */
export interface EntryReturned {
  kind: "returned";
  number: number;
  at: number;
  seat: number;
}

export interface EntryVoted {
  kind: "voted";
  number: number;
  at: number;
  seat: number;
  about: "pause" | "take-back";
  agree: boolean;
  to: number | null;
}

export interface EntryPaused {
  kind: "paused";
  number: number;
  at: number;
}

export interface EntryResumed {
  kind: "resumed";
  number: number;
  at: number;
  seat: number;
}

/** The match ends without a result; ``reason`` is a sentence of the server's texts. */
export interface EntryClosed {
  kind: "closed";
  number: number;
  at: number;
  reason: Sentence;
}

/** What is certain to come of an action, as far as its seat can know. */
export interface Preview {
  changes: Record<string, unknown>;
  uncertain: string[];
  final: boolean;
}

/** Something a seat may do now. ``sentence.then`` says what follows from it. */
export interface LegalAction {
  action: string;
  sentence: Sentence;
  preview: Preview | null;
}

/** A seat's clock: ``left`` milliseconds at the moment ``at`` of the message; null without a clock. */
export interface ClockFace {
  seat: number;
  left: number | null;
  running: boolean;
}

/** A question before the players: take moves back ``to`` an event, or pause. */
export interface Vote {
  about: "pause" | "take-back";
  to: number | null;
  agreed: number[];
  needed: number[];
}

/** How it ended. The seed is told now; its hash was told at the start. */
export interface MatchResult {
  scores: number[];
  winners: number[];
  reason: string;
  achievements: string[][];
  seed: string;
}

/** A table: in the lobby, in play, or over. */
export interface Table {
  id: string;
  game: string;
  rules_version: number;
  status: Status;
  seats: Seat[];
  options: Record<string, OptionValue>;
  components: string;
  public: boolean;
  first: number | null;
  clock: Clock;
  friendly: boolean;
  confirm_turn: boolean;
  absent_level: string;
  rated: boolean;
  created: number;
  host: string;
  hosting: boolean;
  started: number | null;
  finished: number | null;
  next: string | null;
  note: Sentence | null;
  my_turn: boolean;
}

/**
 * The match as one viewer may know it: on joining, after ``look``, and after every event.
 *
 * ``entries`` are those numbered above ``since``: whoever holds the log up to ``since`` appends them.
 */
export interface StateMessage {
  type: "state";
  table: string;
  seat: number | null;
  since: number;
  number: number;
  at: number;
  entries: Entry[];
  view: View;
  to_act: number[];
  legal: LegalAction[];
  may_undo: boolean;
  paused: boolean;
  clocks: ClockFace[];
  votes: Vote[];
  substitutes: Record<string, string>;
  result: MatchResult | null;
}

/** The table itself changed: somebody sat down, came or went, settings, a rematch. */
export interface TableMessage {
  type: "table";
  table: Table;
  watchers: number;
}

/** A word at the table. */
export interface ChatMessage {
  type: "chat";
  number: number;
  at: number;
  player: string;
  name: string;
  seat: number | null;
  text: string;
}

/** The request with this id was carried out; ``number`` is the last event then. */
export interface DoneMessage {
  type: "done";
  id: number;
  number: number;
}

/** The request was refused and nothing has changed. ``key`` is the sentence's, in the game's or server's texts. */
export interface RefusedMessage {
  type: "refused";
  id: number | null;
  code: string;
  rule: string;
  key: string;
  sentence: string;
}

/** There is no way back after this move: send it again with ``confirmed``. Nothing has changed. */
export interface ConfirmMessage {
  type: "confirm";
  id: number;
  seat: number;
  action: string;
  preview: Preview;
}

/** Why an action can't be done now; ``code`` is empty when it can. */
export interface WhyMessage {
  type: "why";
  id: number;
  seat: number;
  action: string;
  code: string;
  rule: string;
  key: string;
  sentence: string;
}

export interface PreviewMessage {
  type: "preview";
  id: number;
  seat: number;
  action: string;
  preview: Preview;
}

export interface PongMessage {
  type: "pong";
  id: number;
  at: number;
}

/** A match as far as one viewer may know it, to keep or to study; the record with its seed comes at the end. */
export interface Export {
  table: Table;
  components_hash: string;
  seed_hash: string;
  state: StateMessage;
}

/** Everyone's points after each move that counts; ``events`` are the moves' numbers, the beginning is event 0. */
export interface Scores {
  events: number[];
  points: number[][];
}

/** A name is enough to play. */
export interface NewGuest {
  name: string;
}

/** Keeps an identity across devices: its name and this passphrase open it. */
export interface Passphrase {
  passphrase: string;
}

/** Take up an identity that has a passphrase. */
export interface Login {
  name: string;
  passphrase: string;
}

/** Who is asking. ``player`` is null for a stranger: POST /api/me makes a guest. */
export interface Me {
  player: Player | null;
  has_passphrase: boolean;
}

/** Somebody, as everybody may know them. */
export interface Player {
  id: string;
  name: string;
}

/** Strength in one game: ``ordinal`` is what tables are sorted by (skill less three times its doubt). */
export interface Rating {
  player: Player;
  game: string;
  skill: number;
  doubt: number;
  ordinal: number;
  matches: number;
}

/** One player's finished matches of one game. */
export interface GameStatistics {
  game: string;
  matches: number;
  victories: number;
  best_score: number;
  mean_score: number;
  achievements: Record<string, number>;
  rating: Rating | null;
}

/** Ask for a token for a program that plays in one's name. */
export interface NewToken {
  label: string;
}

/** A token, told this once: send it as ``Authorization: Bearer …``. */
export interface Token {
  id: string;
  label: string;
  token: string;
}

export interface TokenInfo {
  id: string;
  label: string;
  created: number;
}

/** At one of my tables: ``turn`` (a seat of mine is to act), ``started``, ``over``. */
export interface NoticeMessage {
  type: "notice";
  about: "turn" | "started" | "over";
  table: string;
  game: string;
  seats: number[];
  number: number;
}

/** Nothing happened for a while; the connection lives. */
export interface IdleMessage {
  type: "idle";
}

/** A seat as its host wishes it. Several of kind ``me`` make a hot-seat table. */
export interface NewSeat {
  kind: "me" | "open" | "invited" | "bot";
  name?: string | null;
  level?: string | null;
}

/** A table to be set up. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, OptionValue>;
  components?: string;
  public?: boolean;
  first?: number | null;
  clock?: Clock;
  friendly?: boolean;
  confirm_turn?: boolean;
  absent_level?: string | null;
}

/** What the host may still change; null leaves it as it is. Only ``confirm_turn`` changes during a match. */
export interface TableSettings {
  public?: boolean | null;
  clock?: NoClock | TurnClock | TotalClock | DaysClock | null;
  friendly?: boolean | null;
  confirm_turn?: boolean | null;
  first?: number | null;
  absent_level?: string | null;
}

/** Sit down: on a seat of one's choice or the first that is open; an invited seat needs its invitation. */
export interface Join {
  seat?: number | null;
  invitation?: string | null;
}

/** Get up: from one seat, or from all of one's own. */
export interface LeaveSeat {
  seat?: number | null;
}

/** Begin. ``fill`` seats bots of that level where nobody sits; without it the table must be full. */
export interface Start {
  fill?: string | null;
}

/** The host makes a seat open, invited or a bot's before the start; who sat there gets up. */
export interface ChangeSeat {
  kind: "open" | "invited" | "bot";
  level?: string | null;
}

/** A seat as everybody sees it. */
export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  player: string | null;
  level: string | null;
  mine: boolean;
  present: boolean;
  substitute: string | null;
  invitation: string | null;
}

/** A page of the lobby. */
export interface Tables {
  tables: Table[];
}

/** A move over HTTP, for programs: the same as the message ``move``. */
export interface Proposal {
  action: string;
  seen: number;
  seat?: number | null;
  confirmed?: boolean;
}

/** What was asked is done; ``number`` is the last event. */
export interface Accepted {
  number: number;
}

/** The body of every HTTP error: a code for programs, a sentence in the reader's language, perhaps the rule. */
export interface Problem {
  code: string;
  sentence: string;
  rule: string;
}

export interface Health {
  status: "ok";
  version: string;
  engine: string;
  tables: number;
}

export type OptionValue = boolean | number | string;

export type Status = "open" | "playing" | "finished" | "closed";

export type SeatKind = "player" | "open" | "invited" | "bot";

export type Clock = NoClock | TurnClock | TotalClock | DaysClock;

export type Entry = EntryStarted | EntryMoved | EntryTakenBack | EntrySubstituted | EntryReturned | EntryVoted | EntryPaused | EntryResumed | EntryClosed;

export type ServerMessage = StateMessage | TableMessage | ChatMessage | DoneMessage | RefusedMessage | ConfirmMessage | WhyMessage | PreviewMessage | PongMessage;

export type ClientMessage = Look | Move | Undo | CastVote | Resume | Leave | Return | Why | AskPreview | Say | Mute | Ping;

export type StreamLine = NoticeMessage | IdleMessage;
