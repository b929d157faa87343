/** The pieces and the view of Sur les traces de Darwin, as the server tells them. */
import type { CardOfPiece, Match } from "../../table/match.svelte";
import { ART } from "./art";

export type PartId = "discoveries" | "maps" | "publications" | "theories" | "pawn";

export interface NotebookView {
  cells: string[][];
  characters: string[];
  tiles: number;
  turns_left: number;
  guides: number;
  compasses: number;
  publications: string[];
  theories: { chapter: number; points: number }[];
  points: Record<PartId, number>;
  score: number;
}

export interface FootstepsView extends Record<string, unknown> {
  phase: "take" | "develop" | "return" | "over";
  turn: number;
  beagle: number;
  facing: number[];
  guide_spent: boolean;
  journey: (string | null)[];
  pile: { size: number; under: string[][] };
  theories: { row: (number | null)[]; piles: { size: number; under: number[] }[] };
  compasses_left: number;
  pawn: number;
  seats: NotebookView[];
}

export type FootstepsMatch = Match<FootstepsView>;

export const PARTS = [
  { id: "discoveries", icon: "spyglass", tone: "gold" },
  { id: "maps", icon: "treasure-map", tone: "blue" },
  { id: "publications", icon: "wax-seal", tone: "rose" },
  { id: "theories", icon: "open-book", tone: "green" },
  { id: "pawn", icon: "beard", tone: "ink" },
] as const;

export const CLASSES = ["bird", "mammal", "reptile", "arthropod"] as const;
export const ECOSYSTEMS = ["america", "africa", "asia", "oceania"] as const;
export const CLASS_ICON: Record<string, string> = {
  bird: "feather",
  mammal: "paw-print",
  reptile: "snake",
  arthropod: "ladybug",
};
export const ECOSYSTEM_ICON: Record<string, string> = {
  america: "south-america",
  africa: "africa",
  asia: "asia",
  oceania: "australia",
};
export const BONUS_ICON: Record<string, string> = { map: "treasure-map", survey: "compass", guide: "old-lantern" };
const CHARACTER_ART: Record<string, string> = {
  darwin: "beard",
  fitzroy: "ship-wheel",
  henslow: "three-leaves",
  martens: "quill-ink",
  mccormick: "top-hat",
};
const CHARACTER_RULE: Record<string, string> = {
  darwin: "F-H1",
  fitzroy: "F-H2",
  henslow: "F-H3",
  martens: "F-H4",
  mccormick: "F-H5",
};
const BONUS_RULE: Record<string, string> = { discovery: "F-B1", map: "F-B2", survey: "F-B3", guide: "F-B4" };

interface Animal {
  kind: "animal";
  key: string;
  class: string;
  ecosystem: string;
  bonus: string;
  value: number;
  emblematic: boolean;
  latin: string;
  art: string;
}

interface Character {
  kind: "character";
  key: string;
  art: string;
  gains: { name: string; icon: string; count: number }[];
}

export type Piece = Animal | Character;

const ROMAN = [
  "",
  "I",
  "II",
  "III",
  "IV",
  "V",
  "VI",
  "VII",
  "VIII",
  "IX",
  "X",
  "XI",
  "XII",
  "XIII",
  "XIV",
  "XV",
  "XVI",
];

/** Chapters as the book numbers them. */
export function roman(chapter: number): string {
  return ROMAN[chapter] ?? String(chapter);
}

/** What a theory counts, as a drawing. */
export function theoryIcon(chapter: number): string {
  const drawn = [...Object.values(CLASS_ICON), ...Object.values(ECOSYSTEM_ICON)];
  if (chapter <= 8) return drawn[chapter - 1] ?? "open-book";
  if (chapter <= 12) return "pencil-ruler";
  return ["open-book", "old-lantern", "wax-seal", "round-star"][chapter - 13] ?? "open-book";
}

interface HeldTheory {
  chapter: number;
  times: number;
  points: number;
  after: number;
}

/** A notebook's theories, one that is held twice once; their worth now and after the choice. */
export function heldTheories(now: NotebookView["theories"], then: NotebookView["theories"]): HeldTheory[] {
  const held: HeldTheory[] = [];
  now.forEach(({ chapter, points }) => {
    const after = then.find((one) => one.chapter === chapter)?.points ?? points;
    const same = held.find((one) => one.chapter === chapter);
    if (!same) held.push({ chapter, times: 1, points, after });
    else {
      same.times += 1;
      same.points += points;
      same.after += after;
    }
  });
  return held;
}

/** Every tile by key, read once from the component set. */
export function readPieces(match: FootstepsMatch): Map<string, Piece> {
  const found = new Map<string, Piece>();
  for (const row of match.pieces.rows.animals ?? []) {
    const key = String(row.key);
    found.set(key, {
      kind: "animal",
      key,
      class: String(row.animal_class),
      ecosystem: String(row.ecosystem),
      bonus: String(row.bonus),
      value: Number(row.value),
      emblematic: String(row.emblematic) === "1",
      latin: String(row.latin),
      art: ART[key] ?? CLASS_ICON[String(row.animal_class)] ?? "",
    });
  }
  const gains = [
    ["theories", "open-book"],
    ["compasses", "compass"],
    ["maps", "treasure-map"],
    ["discovery", "spyglass"],
    ["guides", "old-lantern"],
  ] as const;
  for (const row of match.pieces.rows.characters ?? []) {
    const key = String(row.key);
    found.set(key, {
      kind: "character",
      key,
      art: CHARACTER_ART[key] ?? "top-hat",
      gains: gains.map(([name, icon]) => ({ name, icon, count: Number(row[name]) })).filter((gain) => gain.count > 0),
    });
  }
  return found;
}

/** A caption: the short name where there is one. */
export function shortName(match: FootstepsMatch, key: string): string {
  return match.has(`short-${key}`) ? match.say(`short-${key}`) : match.say(`tile-${key}`);
}

/** How many of a token a tile brings at once. */
export function brings(piece: Piece, bonus: "guide" | "survey"): number {
  if (piece.kind === "animal") return piece.bonus === bonus ? 1 : 0;
  return piece.gains.find((gain) => gain.name === (bonus === "guide" ? "guides" : "compasses"))?.count ?? 0;
}

export function bringsMap(piece: Piece): boolean {
  return piece.kind === "animal" ? piece.bonus === "map" : piece.gains.some((gain) => gain.name === "maps");
}

/** What a tile's bonus is, in a word or two. */
function bonusWords(match: FootstepsMatch, animal: Animal): string {
  return animal.bonus === "discovery"
    ? match.say("tile-points", { value: animal.value })
    : match.say(`tile-${animal.bonus}`);
}

/** A tile's four marks in words, for the lens and for screen readers. */
export function markWords(match: FootstepsMatch, piece: Piece): string[] {
  if (piece.kind === "character") {
    return [
      match.say("character-word"),
      ...piece.gains.map((gain) =>
        match.say(gain.name === "discovery" ? "tile-points" : `brings-${gain.name}`, {
          count: gain.count,
          value: gain.count,
        }),
      ),
    ];
  }
  return [
    match.say(`one-${piece.class}`),
    match.say(`line-${piece.ecosystem}`),
    bonusWords(match, piece),
    ...(piece.emblematic ? [match.say("emblematic-word")] : []),
  ];
}

export function cardOf(match: FootstepsMatch, piece: Piece): CardOfPiece {
  const title = match.say(`tile-${piece.key}`);
  if (piece.kind === "character") {
    return {
      title,
      icon: piece.art,
      facts: piece.gains.map((gain, index) => ({
        label: index === 0 ? match.say("card-brings") : "",
        words: match.say(`brings-${gain.name}`, { count: gain.count }),
        icon: gain.icon,
      })),
      rule: CHARACTER_RULE[piece.key],
    };
  }
  const star = { label: match.say("card-star"), words: match.say("card-star-words"), icon: "round-star" };
  return {
    title,
    latin: piece.latin,
    icon: piece.art,
    ground: `eco-${piece.ecosystem}`,
    facts: [
      { label: match.say("card-class"), words: match.say(`one-${piece.class}`), icon: CLASS_ICON[piece.class] },
      {
        label: match.say("card-ecosystem"),
        words: match.say(`line-${piece.ecosystem}`),
        icon: ECOSYSTEM_ICON[piece.ecosystem],
      },
      {
        label: match.say("card-bonus"),
        words: match.say(`bonus-${piece.bonus}`, { value: piece.value }),
        icon: BONUS_ICON[piece.bonus] ?? "spyglass",
      },
      ...(piece.emblematic ? [star] : []),
    ],
    rule: BONUS_RULE[piece.bonus],
  };
}

export function theoryCard(match: FootstepsMatch, chapter: number, points: number | null): CardOfPiece {
  return {
    title: match.say("theory-name", { number: roman(chapter) }),
    icon: theoryIcon(chapter),
    facts: [
      { label: match.say("card-points"), words: match.say(`theory-does-${chapter}`) },
      ...(points === null ? [] : [{ label: "", words: match.say("now-worth", { points }) }]),
    ],
    rule: "F-K2",
  };
}
