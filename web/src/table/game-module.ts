/**
 * What a game gives the app: its look. A game is the folder `src/games/<id>/`:
 *
 * - `card.ts` (loaded with the home page, keep it small): `export const card: GameLook`;
 * - `index.ts` (loaded with the game's table): `export const game: GameModule`;
 * - `text/fr.ftl`, `text/en.ftl`: what only its browser table says;
 * - `text/you-fr.ftl`, `text/you-en.ftl`: what the log says of the reader's own deeds;
 * - `icons.txt`: the names of the drawings it uses, one a line: game-icons, or `drawings/<name>.svg` of its own.
 *
 * Folders are discovered; there is no list to edit. A game without such a folder gets the generic table
 * (`src/generic/`).
 */
import type { Component } from "svelte";
import { api } from "../app/api";
import type { Language } from "../app/settings.svelte";
import type { Stretch } from "../app/words";
import type { Sentence, View } from "../wire";
import type { AnyMatch } from "./match.svelte";

/** Fluent texts of a game by language, the later ones win. */
export type GameTexts = Record<Language, string[]>;

/** A mark on a game's island on the home page: a drawing (of `icons`), its place and size in a box of 220 × 150. */
interface IslandMark {
  icon: string;
  x: number;
  y: number;
  size: number;
}

export interface GameLook {
  /** The coast of the game's island, a path in a box of 220 × 150. */
  coast: string;
  marks: IslandMark[];
  icons: Record<string, string>;
  minutes: number;
  /** Where it stands on the home page: the lowest first, games without a look last. */
  order: number;
  /** One sentence about the game. */
  about: Record<Language, string>;
}

/**
 * One part of the end score: `key` is a text (`name` is said if there is none), `icon` a drawing, `tone` one of the six
 * washes of the end page.
 */
export interface EndPart {
  key: string;
  icon: string;
  tone: "gold" | "blue" | "rose" | "green" | "earth" | "ink";
  points: number;
  name?: string;
}

/** A part of the table on a phone, reached by a tab; elements with `data-on="<id>"` belong to it. */
export interface TabCard {
  id: string;
  icon: string;
  /** Key of its label. */
  label: string;
}

export interface GameModule {
  /** The whole table below the app bar: strip, `<main class="table">`, action bar, tabs. */
  Table: Component<{ match: AnyMatch }>;
  /** What it draws with; registered before the table is shown. */
  icons: Record<string, string>;
  tabs: TabCard[];
  /** What each drawing on the table means, for the lens: its name and the key of its words. */
  symbols: Record<string, string>;
  /** What of a move is told, and how its pieces are named: as in the log, so in the ears of who can't see. */
  worthTelling?(told: Sentence[]): Sentence[];
  asSeen?(words: Stretch[]): Stretch[];
  /** A seat's final score in parts, in the order they are counted. */
  endParts(view: View, seat: number): EndPart[];
  /**
   * What the app bar says in a seat's turn: what to do (text `phase-<phase>`), what it is for (`aim-<phase>`, else
   * `aim`) and the same in a few words for narrow windows (`aim-<phase>-short`, else `aim-short`). Texts get the
   * numbers of the view; this is for what needs more.
   */
  aim?(match: AnyMatch): { todo?: string; aim?: string; short?: string };
  /** What everyone has at the end, below the result; its title is the text `finale`. */
  Finale?: Component<{ match: AnyMatch }>;
  /** Names made of other names, in Fluent, the same in every language; they win over the game's own. */
  names?: string;
  /** The achievements the game knows: key (`achievement-<key>`, what it asks for: `achieve-<key>`) and drawing. */
  achievements?: { key: string; icon: string }[];
  /** Keys of the keyboard that only this table knows: `key-<name>` says which, `key-<name>-does` what it does. */
  keys?: string[];
}

const cards = import.meta.glob<{ card: GameLook }>("../games/*/card.ts", { eager: true });
const modules = import.meta.glob<{ game: GameModule }>("../games/*/index.ts");
const tableTexts = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" });
const genericTexts = import.meta.glob<string>("../generic/text/*.ftl", { query: "?raw", import: "default" });
const gameTexts = import.meta.glob<string>("../../../src/beagle/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
});
const sharedTexts = import.meta.glob<string>(
  ["../../../src/beagle/text/*.ftl", "../../../src/beagle/server/text/*.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

/** The look of a game on the home page, by id. */
export function lookOf(id: string): GameLook | undefined {
  return cards[`../games/${id}/card.ts`]?.card;
}

/** The game's table and all its texts, loaded when it is played; a game without a look has the generic table. */
export async function loadGame(id: string, plain = false): Promise<{ module: GameModule; texts: GameTexts }> {
  const look = plain ? undefined : modules[`../games/${id}/index.ts`];
  const load = look ?? (() => import("../generic"));
  const [loaded, fr, en] = await Promise.all([load(), textsOf(id, "fr", !look), textsOf(id, "en", !look)]);
  const more = loaded.game.names === undefined ? [] : [loaded.game.names];
  return { module: loaded.game, texts: { fr: [...fr, ...more], en: [...en, ...more] } };
}

/** Texts that aren't built in, those of a game added since, come from the server. */
async function textsOf(id: string, language: Language, isGeneric: boolean): Promise<string[]> {
  const shared = Object.keys(sharedTexts).filter((path) => path.endsWith(`/${language}.ftl`));
  const own = gameTexts[`../../../src/beagle/games/${id}/text/${language}.ftl`] ?? (() => api.text(id, language));
  const table = tableTexts[`../games/${id}/text/${language}.ftl`];
  const you = tableTexts[`../games/${id}/text/you-${language}.ftl`];
  const generic = genericTexts[`../generic/text/${language}.ftl`];
  const loads = [...shared.map((path) => sharedTexts[path]), isGeneric ? generic : undefined, own, table, you];
  return Promise.all(loads.flatMap((load) => (load ? [load()] : [])));
}
