/**
 * A match as this browser knows it, and all that a game's table may ask for. It holds no rules: what is
 * legal, what will come of it and why something is forbidden are the server's answers.
 */
import { api } from "../app/api";
import { settings } from "../app/settings.svelte";
import { ownTexts, t } from "../app/text.svelte";
import { Words, type Params, type Stretch } from "../app/words";
import type {
  ChatMessage,
  Entry,
  LegalAction,
  Pieces,
  Preview,
  Sentence,
  ServerMessage,
  StateMessage,
  Table,
  View,
} from "../wire";
import { withChanges } from "./changes";
import type { Connection, Link } from "./connection";
import { movesSince, piecesNamed, standingEntries } from "./log";
import type { GameTexts } from "./game-module";

/** A player as the table shows them. `shape` is 1 to 6: circle, triangle, square, diamond, hexagon, star. */
interface Person {
  seat: number;
  name: string;
  shape: number;
  mine: boolean;
  bot: boolean;
  /** Looked from now: "you". */
  me: boolean;
  toAct: boolean;
  present: boolean;
}

/** Why something can't be done. */
interface Refusal {
  action: string;
  key: string;
  /** In the language of the connection; `match.why()` says it in the language chosen now. */
  sentence: string;
  rule: string;
}

/** A piece's card: its name, its facts (label and words, perhaps with a drawing) and the rule to read. */
export interface CardOfPiece {
  title: string;
  latin?: string;
  icon?: string;
  /** A class for the ground of the drawing. */
  ground?: string;
  facts: { label: string; words: string; icon?: string }[];
  rule?: string;
  /** Shown under the piece if there is room, so that its neighbours stay in sight. */
  under?: boolean;
}

/** A match of any game: each game's own components know the shape of its view. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyMatch = Match<any>;

export class Match<V extends View = View> {
  table = $state.raw() as Table;
  state = $state.raw<StateMessage | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  link = $state<Link>("joining");
  watchers = $state(0);

  /** The spelled action chosen and not yet confirmed. */
  chosen = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Labels every symbol on the table in words while true. */
  lens = $state(false);
  /** The sentences of the log entry that is pointed at. */
  pointed = $state.raw<Sentence[]>([]);
  /** The table has been laid out: what is shown from now on is shown at once. */
  laidOut = false;
  /** The part of the table shown on a phone. */
  tab = $state("");
  /** The card of a piece that is shown now. */
  card = $state.raw<{ of: CardOfPiece; beside: DOMRect; pinned: boolean } | null>(null);
  /** The end has been counted before these eyes, or the match was over when the page was opened. */
  counted = $state(false);
  /** A move is on its way. */
  busy = $state(false);
  /** The curtain between two seats of one device; the seat it waits for. */
  curtain = $state<number | null>(null);

  /** The seat whose player has lifted the curtain. */
  private lifted: number | null = null;
  private asked = $state.raw<Record<string, Preview>>({});

  constructor(
    table: Table,
    readonly pieces: Pieces,
    private readonly texts: GameTexts,
    private readonly titles: Record<string, string>,
  ) {
    this.table = table;
  }

  private connection: Connection | null = null;

  connect(connection: Connection): void {
    this.connection = connection;
  }

  // What is known

  /** Whose view this is; null for a spectator. */
  readonly seat = $derived.by(() => this.state?.seat ?? null);
  readonly view = $derived.by(() => (this.state?.view ?? {}) as V);
  readonly legal = $derived.by<LegalAction[]>(() => this.state?.legal ?? []);
  readonly over = $derived.by(() => this.state?.result != null);
  readonly myTurn = $derived.by(() => this.seat !== null && (this.state?.to_act ?? []).includes(this.seat));
  readonly choice = $derived.by(() => this.legal.find((one) => one.action === this.chosen) ?? null);
  /** What will come of the choice; null while unknown. */
  readonly preview = $derived.by<Preview | null>(() => this.previewOf(this.chosen));
  /** The view as it will be after the choice, as far as that is certain; the view itself without one. */
  readonly shown = $derived.by(() => withChanges(this.view, this.preview));
  readonly mayUndo = $derived.by(() => this.chosen !== null || (this.state?.may_undo ?? false));

  readonly people = $derived.by<Person[]>(() =>
    this.table.seats.map((seat) => ({
      seat: seat.seat,
      name: seat.name,
      shape: (seat.seat % 6) + 1,
      mine: seat.mine,
      bot: seat.kind === "bot" || String(seat.seat) in (this.state?.substitutes ?? {}),
      me: seat.seat === this.seat,
      toAct: (this.state?.to_act ?? []).includes(seat.seat),
      present: seat.present || seat.kind === "bot",
    })),
  );

  /** One string, so that news of the match alone change no word on the table. */
  private readonly names = $derived.by(() => this.table.seats.map((seat) => seat.name).join("\n"));
  readonly words = $derived.by(() => this.wordsIn(settings.language));

  private wordsIn(language: "fr" | "en"): Words {
    const printed = this.pieces.names[language] ?? {};
    const texts = [ownTexts[language], ...this.texts[language]];
    return new Words(language, texts, printed, this.names.split("\n"), this.seat);
  }

  /** The game's name. */
  readonly title = $derived.by(() => this.titles[settings.language] ?? this.table.game);

  /** A text of the game, of its table in the browser, or of the interface. */
  say(key: string, params: Params = {}): string {
    return this.words.say(key, params);
  }

  has(key: string): boolean {
    return this.words.has(key);
  }

  sentence(event: Sentence): string {
    return this.words.sentence(event);
  }

  /** Names of rules by language, read when the first is asked for. */
  private ruleNames = $state.raw<Partial<Record<string, Map<string, string>>>>({});

  /** A rule as a link says it: "Rule: discoveries"; by its number until the rules are there. */
  ruleName(id: string): string {
    const language = settings.language;
    const name = this.ruleNames[language]?.get(id);
    return name ? t("rule-named", { name }) : t("rule", { id });
  }

  /** Make sure that the rules' names are known in the language chosen now. */
  async askRuleNames(): Promise<void> {
    const language = settings.language;
    if (this.ruleNames[language]) return;
    try {
      const [{ ruleNames }, rules] = await Promise.all([import("./rules"), api.rules(this.table.game, language)]);
      this.ruleNames = { ...this.ruleNames, [language]: ruleNames(rules.page) };
    } catch {
      // Without the rules page a rule keeps its number.
    }
  }

  /** The refusal in words. */
  why(refusal: Refusal): string {
    return this.has(refusal.key) ? this.say(refusal.key) : refusal.sentence;
  }

  stretches(event: Sentence): Stretch[] {
    return this.words.stretches(event);
  }

  person(seat: number): Person {
    const person = this.people[seat];
    if (!person) throw new Error(`expected a seat from 0 to ${this.people.length - 1}, got ${seat}`);
    return person;
  }

  may(action: string): LegalAction | undefined {
    return this.legal.find((one) => one.action === action);
  }

  previewOf(action: string | null): Preview | null {
    if (action === null) return null;
    return this.may(action)?.preview ?? this.asked[action] ?? null;
  }

  /** Whether the log entry pointed at names this piece: `isPointed("tile", "jaguar")`. */
  isPointed(parameter: string, value: unknown): boolean {
    const names = (sentence: Sentence): boolean => sentence[parameter] === value || (sentence.then ?? []).some(names);
    return this.pointed.some(names);
  }

  // What can be done

  /** Choose without doing: shows the preview and waits for the wax button. What isn't legal is explained. */
  choose(action: string): void {
    this.refusal = null;
    if (!this.may(action)) {
      void this.askWhy(action);
      return;
    }
    this.chosen = this.chosen === action ? null : action;
    if (this.chosen) void this.askPreview(action);
  }

  clear(): void {
    this.chosen = null;
    this.refusal = null;
  }

  /** Do a small action at once; one after which there is no way back becomes the choice to be confirmed. */
  async play(action: string): Promise<void> {
    if (!this.may(action)) return this.askWhy(action);
    await this.send(action, false);
  }

  /** Do what is chosen, or the action given. */
  async confirm(action: string | null = this.chosen): Promise<void> {
    if (action !== null) await this.send(action, true);
  }

  /** Take back the choice, else the last small action of this turn. */
  async undo(): Promise<void> {
    this.refusal = null;
    if (this.chosen !== null) {
      this.chosen = null;
      return;
    }
    if (this.seat === null || !this.state || !this.connection) return;
    if (!this.mayUndo) {
      this.refusal = { action: "", key: this.myTurn ? "undo-nothing" : "undo-too-late", sentence: "", rule: "" };
      return;
    }
    this.explain("", await this.connection.ask({ type: "undo", seat: this.seat, seen: this.state.number }));
  }

  /** Ask which rule forbids an action. */
  async askWhy(action: string): Promise<void> {
    if (this.seat === null || !this.connection) return;
    const answer = await this.connection.ask({ type: "why", seat: this.seat, action });
    this.explain(action, answer);
  }

  /** Make sure that the preview of a legal action is known: `previewOf` then has it. */
  async askPreview(action: string): Promise<void> {
    if (this.seat === null || !this.connection || this.previewOf(action)) return;
    const number = this.state?.number;
    const answer = await this.connection.ask({ type: "preview", seat: this.seat, action });
    if (answer.type === "preview" && this.state?.number === number) {
      this.asked = { ...this.asked, [action]: answer.preview };
    }
  }

  async look(seat: number | null): Promise<void> {
    await this.connection?.ask({ type: "look", seat });
  }

  async sendChat(text: string): Promise<void> {
    await this.connection?.ask({ type: "chat", text });
  }

  async request(request: Parameters<Connection["ask"]>[0]): Promise<void> {
    if (this.connection) this.explain("", await this.connection.ask(request));
  }

  /** Who asks has become somebody: the server has to know before it can show them their seat. */
  renew(): void {
    this.connection?.renew();
  }

  close(): void {
    this.connection?.close();
  }

  private async send(action: string, confirmed: boolean): Promise<void> {
    if (this.seat === null || !this.state || !this.connection || this.busy) return;
    const seat = this.seat;
    const seen = this.state.number;
    this.busy = true;
    try {
      const answer = await this.connection.ask({ type: "move", seat, action, seen, confirmed });
      if (answer.type === "confirm") {
        this.asked = { ...this.asked, [action]: answer.preview };
        this.chosen = action;
      } else if (answer.type === "done" || this.wasDone(answer, seat, seen)) {
        this.clear();
      } else {
        this.explain(action, answer);
      }
    } finally {
      this.busy = false;
    }
  }

  /** A move whose answer was lost with the connection is refused when it comes again: it had been done. */
  private wasDone(answer: ServerMessage, seat: number, seen: number): boolean {
    if (answer.type !== "refused" || answer.code !== "stale") return false;
    return this.entries.some((entry) => entry.kind === "moved" && entry.seat === seat && entry.number > seen);
  }

  private explain(action: string, answer: ServerMessage): void {
    if ((answer.type === "refused" || answer.type === "why") && answer.code) {
      this.refusal = { action, key: answer.key, sentence: answer.sentence, rule: answer.rule };
    }
  }

  // What the server says

  receive(message: ServerMessage): void {
    if (message.type === "state") this.take(message);
    else if (message.type === "table") {
      this.table = message.table;
      this.watchers = message.watchers;
    } else if (message.type === "chat")
      this.chat = [...this.chat.filter((one) => one.number !== message.number), message];
  }

  last(): number {
    return this.entries.at(-1)?.number ?? 0;
  }

  private take(message: StateMessage): void {
    if (this.isBehindCurtain(message)) return;
    if (message.result && this.state === null) this.counted = true;
    const held = message.since === 0 ? [] : this.entries.filter((entry) => entry.number <= message.since);
    const moved = message.number !== this.state?.number || message.seat !== this.state.seat;
    this.entries = [...held, ...message.entries];
    this.state = message;
    if (moved && !this.isOpen && this.since.length === 0) this.before = this.view;
    if (moved) {
      this.asked = {};
      if (this.chosen && !this.may(this.chosen)) this.chosen = null;
    }
  }

  /** On a device with several seats, a seat's view is taken up only once its player has lifted the curtain. */
  private isBehindCurtain(message: StateMessage): boolean {
    const mine = this.table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    if (mine.length < 2 || message.result) return false;
    const waiting = message.to_act.filter((seat) => mine.includes(seat));
    const lifted = message.seat === this.lifted && this.lifted !== null;
    if (lifted && (waiting.length === 0 || waiting.includes(message.seat ?? -1))) return false;
    if (waiting[0] === undefined) return message.seat !== null && this.hide();
    this.curtain = waiting[0];
    return message.seat !== null && this.hide();
  }

  /** Take the last player's view off the page at once, and look as a spectator until the next player is there. */
  private hide(): boolean {
    this.lifted = null;
    this.state = null;
    this.before = null;
    this.card = null;
    this.clear();
    void this.look(null);
    return true;
  }

  async liftCurtain(): Promise<void> {
    this.lifted = this.curtain;
    await this.look(this.curtain);
    this.curtain = null;
  }

  // Since my turn

  /** Actions of this turn are done and can still be taken back. */
  private readonly isOpen = $derived.by(() => this.myTurn && (this.state?.may_undo ?? false));
  /** What the others did since my last confirmed move, the oldest first. */
  readonly since = $derived.by(() => movesSince(this.entries, this.seat, this.isOpen));
  /** The pieces that `since` names: `tile-jaguar`. They have a halo until my next confirmed move. */
  readonly fresh = $derived.by(() => piecesNamed(this.since.flatMap((move) => move.told)));
  /** The view after my last confirmed move; null if this page wasn't open then. */
  before = $state.raw<V | null>(null);

  /** Whether a piece came or changed since my last confirmed move: `isFresh("tile", "jaguar")`. */
  isFresh(parameter: string, value: unknown): boolean {
    return this.fresh.has(`${parameter}-${String(value)}`);
  }

  /** The log without what was taken back, the newest first. */
  readonly log = $derived.by(() => standingEntries(this.entries).reverse());
}
