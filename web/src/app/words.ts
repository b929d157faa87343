/**
 * Names and sentences in one language, from Fluent files. The same conventions as `beagle.match.text`:
 *
 * - an event is `{ key: "event-took", seat: 1, tile: "jaguar", then: [more events] }`;
 * - what it makes possible is listed as `may`: told with a choice only;
 * - a parameter whose value is a word stands for the text `<parameter>-<value>`, if there is one;
 * - `seat`, and any parameter whose name ends in `seat`, stands for the player's name;
 * - the same event as a choice to make is `choose-took`;
 * - where `seat` is the reader's own, `event-took-you` is said if there is one; where another seat of the sentence is
 *   (`from_seat`), `event-took-from-you`, else that seat is "you".
 */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentVariable,
  type Message,
  type Scope,
} from "@fluent/bundle";
import type { Sentence } from "../wire";

export type Params = Record<string, unknown>;

/** A stretch of a sentence; names of players and pieces are strong. */
export interface Stretch {
  text: string;
  strong: boolean;
}

const OPEN = "\uE000";
const CLOSE = "\uE001";

/** A number as we write most of them; only what needs separators waits for the browser's slow formatter. */
class PlainNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

export class Words {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private readonly resources: string[];
  /** The source of each text asked for so far: a page says few of them, so each is found and parsed on its own. */
  private readonly sources = new Map<string, string | undefined>();
  private readonly printed: Record<string, string>;
  private readonly names: string[];
  private pieceKeys: Map<string, string> | undefined;

  /** `resources`: Fluent texts, the later ones win; `printed`: words that come with the component set. */
  constructor(
    language: string,
    resources: string[],
    printed: Record<string, string> = {},
    names: string[] = [],
    /** The seat of who reads. */
    private readonly me: number | null = null,
  ) {
    this.language = language;
    this.printed = printed;
    this.names = names;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.resources = [...resources].reverse();
  }

  has(key: string): boolean {
    return key in this.printed || this.source(key) !== undefined;
  }

  /** The text of a key, its parameters put into words; a key without a text is shown as it is. */
  say(key: string, params: Params = {}): string {
    return this.put(key, params, false);
  }

  /** An event and what follows from it, as sentences. */
  sentence(event: Sentence): string {
    return plain(this.marked(event));
  }

  /** The same in stretches, so that names can stand out. */
  stretches(event: Sentence): Stretch[] {
    return split(this.marked(event));
  }

  /** An event as something to choose. */
  choice(event: Sentence): string {
    return plain(this.put(choiceKey(event.key), parameters(event), true));
  }

  choiceStretches(event: Sentence): Stretch[] {
    return split(this.put(choiceKey(event.key), parameters(event), true));
  }

  /** The key of the piece with this name among keys, whatever kind of piece it is: `tile-giraffe` for `giraffe`. */
  pieceKey(word: string): string | undefined {
    this.pieceKeys ??= new Map(Object.keys(this.printed).map((key) => [key.slice(key.indexOf("-") + 1), key]));
    return this.pieceKeys.get(word);
  }

  name(seat: number): string {
    return this.names[seat] ?? this.say("seat-name", { letter: String.fromCharCode(65 + seat) });
  }

  private marked(event: Sentence): string {
    const first = this.put(event.key, parameters(event), true);
    return [first, ...(event.then ?? []).map((next) => this.marked(next))].join(" ");
  }

  private put(key: string, params: Params, marking: boolean): string {
    const printed = this.printed[key];
    if (printed !== undefined) return this.set(printed);
    const own = this.ownKey(key, params);
    const pattern = this.message(own ?? key)?.value;
    if (!pattern) return key;
    const said: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params)) {
      const mine = this.me !== null && value === this.me && name.endsWith("seat");
      const you = mine && (name === "seat" ? own === `${key}-you` : true);
      said[name] = you ? this.you(name === "seat", marking) : this.word(name, value, marking);
    }
    return this.set(this.bundle.formatPattern(pattern, said, []));
  }

  /** The key of what is said to the reader of their own deeds, if there is such a text. */
  private ownKey(key: string, params: Params): string | undefined {
    if (this.me === null) return undefined;
    if (params.seat === this.me) return this.has(`${key}-you`) ? `${key}-you` : undefined;
    const other = Object.keys(params).find((name) => name.endsWith("_seat") && params[name] === this.me);
    if (other === undefined) return undefined;
    const keys = [`${key}-${other.replace("_seat", "")}-you`, ...("seat" in params ? [] : [`${key}-you`])];
    return keys.find((one) => this.has(one));
  }

  private you(first: boolean, marking: boolean): string {
    const you = this.say(first ? "you" : "you-object");
    return marking ? OPEN + you + CLOSE : you;
  }

  /** As a printer sets it: curved apostrophes; in French, no line breaks before high punctuation. */
  private set(text: string): string {
    const curved = text.replace(/(?<=\p{L})'(?=\p{L})/gu, "’");
    return this.language === "fr" ? curved.replace(/ (?=[:;!?»])/g, "\u00A0") : curved;
  }

  private message(key: string): Message | undefined {
    const source = this.source(key);
    if (source !== undefined && !this.bundle.hasMessage(key)) {
      this.bundle.addResource(new FluentResource(source));
      for (const [, other] of source.matchAll(/\{ ([a-z][\w-]*) \}/g)) if (other) this.message(other);
    }
    return this.bundle.getMessage(key);
  }

  private source(key: string): string | undefined {
    if (!this.sources.has(key)) {
      const resource = this.resources.find((one) => placeOf(key, one) >= 0);
      this.sources.set(key, resource && textAt(placeOf(key, resource), resource));
    }
    return this.sources.get(key);
  }

  private word(name: string, value: unknown, marking: boolean): FluentVariable {
    const mark = (text: string): string => (marking ? OPEN + text + CLOSE : text);
    if (typeof value === "number") return name.endsWith("seat") ? mark(this.name(value)) : new PlainNumber(value);
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (Array.isArray(value)) return value.map((item) => String(this.word(name, item, marking))).join(", ");
    const key = `${name}-${String(value)}`;
    return this.has(key) ? mark(this.put(key, {}, false)) : String(value);
  }
}

/** Where a text begins in a Fluent file, -1 if it isn't there: its key stands at the start of a line. */
function placeOf(key: string, resource: string): number {
  return resource.startsWith(`${key} =`) ? 0 : resource.indexOf(`\n${key} =`);
}

/** A text up to the key of the next one, still unparsed. */
function textAt(place: number, resource: string): string {
  const rest = resource.slice(place).trimStart();
  const end = rest.search(/\n[a-z]/);
  return end < 0 ? rest : rest.slice(0, end);
}

/** An event without its key and what follows. */
function parameters(event: Sentence): Params {
  return Object.fromEntries(
    Object.entries(event).filter(([name, value]) => !["key", "then", "may"].includes(name) && value !== null),
  );
}

function choiceKey(key: string): string {
  return `choose-${key.replace(/^event-/, "")}`;
}

function plain(marked: string): string {
  return marked.replaceAll(OPEN, "").replaceAll(CLOSE, "");
}

function split(marked: string): Stretch[] {
  return marked
    .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))
    .filter((text) => text !== "")
    .map((text) => ({ text: plain(text), strong: text.startsWith(OPEN) }));
}
