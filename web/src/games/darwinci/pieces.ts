/** The bones and the view of Darwinci, as the server tells them. */
import { printed } from "../../app/numbers";
import type { CardOfPiece, Match } from "../../table/match.svelte";

export const JEWELS = ["shell", "ring", "scarab", "amulet", "earring"] as const;
export type Jewel = (typeof JEWELS)[number];
export const JEWEL_ICON: Record<Jewel, string> = {
  shell: "scallop",
  ring: "diamond-ring",
  scarab: "scarab-beetle",
  amulet: "gem-pendant",
  earring: "drop-earrings",
};

/** The stones' colours as actions spell them, by seat. On the table a stone has its seat's shape and colour. */
export const COLOURS = ["green", "white", "blue", "red", "yellow"] as const;

export type Phase =
  "draw" | "set" | "buy" | "bought" | "return" | "offer" | "bid" | "award" | "place" | "score" | "refill" | "over";

export interface Stones {
  small: Record<string, number>;
  big: Record<string, number>;
}

export interface LotView {
  seat: number;
  bone: string;
  stones: Stones;
  strength: number[];
  ahead: number | null;
}

export interface Laid {
  cell: string;
  bone: string;
  turned: number;
  sides: string;
}

export interface Creature {
  cells: string[];
  ends: number;
  complete: boolean;
  scored: boolean;
  value: number;
}

export interface JewelLine {
  line: string;
  run: number;
  value: number;
}

export type PartId = "purse" | "creatures" | "jewels" | "purchases" | "rotten";

export interface SeatView {
  colour: string;
  money: number;
  score: number;
  points: Record<PartId, number>;
  hand_size: number;
  hand: string[];
  decided: boolean;
  chosen: string | null;
  won: string[];
  held: string | null;
  offer: string | null;
  bones: number;
  plot: Laid[];
  open: string[];
  creatures: Creature[];
  largest: number;
  markers: Jewel[];
  jewels: Record<Jewel, JewelLine | null>;
  reserve: Stones;
}

export interface DarwinciView extends Record<string, unknown> {
  players: number;
  expert: boolean;
  phase: Phase;
  round: number;
  turn: number;
  first: number;
  next_first: number;
  darwin_tile: number;
  bidding_turn: number;
  bid: { opposing: number; own: number; any: number; may_stop: boolean } | null;
  /** Whose bone was won with the big stone alone: whose turn it is takes that back or leaves it. */
  award: number | null;
  sites: { size: number; known: { depth: number; bone: string }[] }[];
  lots: LotView[];
  gone: string[];
  seats: SeatView[];
}

export type DarwinciMatch = Match<DarwinciView>;

export const PARTS = [
  { id: "purse", icon: "two-coins", tone: "gold" },
  { id: "creatures", icon: "skeleton", tone: "green" },
  { id: "jewels", icon: "emerald-necklace", tone: "blue" },
  { id: "purchases", icon: "spade", tone: "earth" },
  { id: "rotten", icon: "broken-bone", tone: "rose" },
] as const;

export type Shape = "straight" | "corner" | "tee" | "end";
export type Part = "spine" | "limb" | "skull" | "claw" | "foot" | "tail" | "wing";

export interface Bone {
  key: string;
  shape: Shape;
  part: Part;
  /** What the label says; null without a label. */
  value: number | null;
  jewels: Jewel[];
}

export type Bones = Map<string, Bone>;

/** Every bone by key, read once from the component set. */
export function readBones(rows: Record<string, Record<string, unknown>[]>): Bones {
  const found: Bones = new Map();
  for (const row of rows.bones ?? []) {
    const key = String(row.id);
    const label = String(row.value ?? "");
    found.set(key, {
      key,
      shape: row.shape as Shape,
      part: row.part as Part,
      value: label === "" ? null : Number(label),
      jewels: JEWELS.flatMap((jewel) => Array<Jewel>(Number(row[jewel])).fill(jewel)),
    });
  }
  return found;
}

export function isRotten(bone: Bone): boolean {
  return (bone.value ?? 0) < 0;
}

/** A bone in words: what it is, its label, its jewels. */
export function boneWords(match: DarwinciMatch, bone: Bone): string {
  return [match.say(`part-${bone.part}`), ...markWords(match, bone)].join(", ");
}

/** A bone's label and jewels in words. */
export function markWords(match: DarwinciMatch, bone: Bone): string[] {
  return [
    ...(bone.value === null
      ? []
      : [match.say(isRotten(bone) ? "rotten-value" : "label-value", { value: printed(bone.value) })]),
    ...bone.jewels.map((jewel) => match.say(`jewel-${jewel}`)),
  ];
}

export function cardOf(match: DarwinciMatch, bone: Bone): CardOfPiece {
  return {
    title: match.say(`part-${bone.part}`),
    latin: bone.key,
    icon: bone.shape === "end" ? "skeleton" : "dinosaur-bones",
    facts: [
      { label: match.say("card-connections"), words: match.say(`connections-${bone.shape}`), icon: "linked-rings" },
      {
        label: match.say("card-label"),
        words:
          bone.value === null
            ? match.say("card-no-label")
            : match.say(isRotten(bone) ? "card-rotten" : "card-label-words", {
                value: printed(bone.value),
                cost: -bone.value,
              }),
        icon: isRotten(bone) ? "broken-bone" : "two-coins",
      },
      ...bone.jewels.map((jewel) => ({
        label: match.say("card-jewel"),
        words: match.say(`jewel-${jewel}`),
        icon: JEWEL_ICON[jewel],
      })),
    ],
    rule: isRotten(bone) ? "C-R1" : "C-C1",
  };
}

export function jewelCard(match: DarwinciMatch, jewel: Jewel): CardOfPiece {
  return {
    title: match.say(`jewel-${jewel}`),
    icon: JEWEL_ICON[jewel],
    facts: [{ label: match.say("card-worth"), words: match.say("card-jewel-words") }],
    rule: "C-J2",
  };
}

/** The die: it lies before the first player, shows the bidding turn and decides ties. */
export function dieCard(match: DarwinciMatch): CardOfPiece {
  return {
    title: match.say("die"),
    icon: "perspective-dice-six-faces-one",
    facts: [
      { label: match.say("first"), words: match.say("card-first") },
      { label: match.say("card-ties"), words: match.say("card-ties-words") },
    ],
    rule: "C-A1",
  };
}

export function tileCard(match: DarwinciMatch): CardOfPiece {
  return {
    title: match.say("darwin-tile"),
    icon: "beard",
    facts: [{ label: match.say("card-gives"), words: match.say("card-tile-words") }],
    rule: "C-A3",
  };
}
