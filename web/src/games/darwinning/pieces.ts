/** The pieces and the view of Darwinning!, as the server tells them. */
import type { CardOfPiece, Match } from "../../table/match.svelte";
import type { Pieces } from "../../wire";

export type PartId = "chain" | "population" | "environments" | "traits";
export type Phase = "name" | "play" | "declare" | "choose" | "way" | "place" | "steal" | "feed" | "over";
export type Stage = "trick" | "last-trick" | "search" | "metamorphosis";
export type Way = "chain" | "population" | "environment" | "trait";

export interface Combination {
  combination: string;
  sum: number;
}

export interface TraitPlace {
  trait: string;
  card: string | null;
  points: number;
}

interface LivesIn {
  name: string;
  food: number;
  learned: boolean;
  dealt: boolean;
}

export interface BoardView {
  species: string;
  population: number;
  start_population: number;
  place: number;
  environments: LivesIn[];
  traits: (TraitPlace | null)[];
  stolen: string | null;
  works: string[];
  kept: string[];
  bites: number;
  cards: number;
  hand: string[] | null;
  played: string[];
  used: string[];
  play: Combination | null;
  points: Record<PartId, number>;
  score: number;
}

export interface ForecastView {
  seat: number;
  needs: number;
  has: number;
  /** The environment that Symbiosis borrows, a part of ``has``, and the species or the dummy it is from. */
  borrows: { environment: string; food: number; from: string } | null;
  could: number;
  prey: string[];
  store: number;
  hunters: string[];
  in_danger: boolean;
  change: number;
  best_change: number;
}

/** What one use of a card would mean for one's own species. */
export interface PlanView {
  card: string;
  way: Way;
  /** Where the trait would lie, from 1. */
  place: number | null;
  space: number;
  /** What it is worth, in points at the end. */
  points: number;
  forecast: ForecastView;
}

export interface DarwinningView extends Record<string, unknown> {
  phase: Phase;
  stage: Stage;
  turn: number;
  players: number;
  era: number;
  environments: string[];
  trick: number;
  leader: number | null;
  best: (Combination & { seat: number }) | null;
  deck: number;
  discards: string[];
  choices: string[];
  card: string | null;
  chain: { space: number; species: string; seat: number | null }[];
  dummy: { place: number; open: string[]; traits: string[]; environments: string[]; steps: number } | null;
  meal: { seat: number; food: number; needs: number; eaten: string[] } | null;
  seats: BoardView[];
  forecast: ForecastView[];
  plans: PlanView[];
}

export type DarwinningMatch = Match<DarwinningView>;

/** A card: its value is also its trait. */
export interface Card {
  key: string;
  suit: string;
  value: number;
  trait: string;
  /** How far it moves on the food chain; negative is down. */
  steps: number;
  population: number;
  environment: string | null;
}

export const PARTS = [
  { id: "chain", icon: "stairs", tone: "gold" },
  { id: "population", icon: "paw-print", tone: "rose" },
  { id: "environments", icon: "world", tone: "green" },
  { id: "traits", icon: "poker-hand", tone: "blue" },
] as const;

const WAYS: readonly Way[] = ["chain", "population", "environment", "trait"];
export const SUITS = ["acorn", "blueberry", "leaf", "flower"];
export const SPACES = 20;
export const ERAS = 4;
export const ZERO_BOX = 4;

export const SUIT_ICON: Record<string, string> = {
  acorn: "acorn",
  blueberry: "elderberry",
  leaf: "linden-leaf",
  flower: "flower-emblem",
};

export const TRAITS = [
  "pheromones",
  "symbiosis",
  "herd-animal",
  "hard-shell",
  "communication",
  "teeth",
  "camouflage",
  "parasite",
  "poison",
  "tools",
  "food-store",
  "handy-hands",
  "bigger-brains",
  "metamorphosis",
  "society",
];

export const TRAIT_ICON: Record<string, string> = {
  pheromones: "sparkles",
  symbiosis: "shaking-hands",
  "herd-animal": "sheep",
  "hard-shell": "turtle-shell",
  communication: "talk",
  teeth: "saber-tooth",
  camouflage: "chameleon-glyph",
  parasite: "leeching-worm",
  poison: "poison-bottle",
  tools: "stone-axe",
  "food-store": "nest-eggs",
  "handy-hands": "hand",
  "bigger-brains": "brain",
  metamorphosis: "butterfly",
  society: "beehive",
};

export const ENVIRONMENT_ICON: Record<string, string> = {
  desert: "cactus",
  forest: "pine-tree",
  highland: "hills",
  jungle: "palm-tree",
  mountain: "peaks",
  ocean: "big-wave",
  plains: "wheat",
  polar: "snowflake-1",
  underground: "cave-entrance",
  wetland: "reed",
};

export const SPECIES_ICON: Record<string, string> = {
  amoeba: "amoeba",
  insects: "long-antennae-bug",
  fish: "salmon",
  mouse: "mouse",
  frog: "frog",
  bird: "sparrow",
  pig: "pig",
  elephant: "elephant",
  "polar-bear": "polar-bear",
  "tyrannosaurus-rex": "dinosaur-rex",
  dummy: "puppet",
};

const HURTING_BITES = 2;

/** W-V4: whether so many bite markers cost a species one of its population; a herd animal stands one more (W-X3). */
export function isHurt(board: BoardView, bites: number): boolean {
  return bites >= (board.works.includes("herd-animal") ? HURTING_BITES + 1 : HURTING_BITES);
}

/** What a card is worth as a trait. */
export function cardPoints(card: Card): number {
  return card.value > 9 ? 3 : 1;
}

/** Every card by key. */
export function readCards(pieces: Pieces): Map<string, Card> {
  const found = new Map<string, Card>();
  for (const row of pieces.rows.cards ?? []) {
    const value = Number(row.number);
    found.set(String(row.key), {
      key: String(row.key),
      suit: String(row.suit),
      value,
      trait: TRAITS[value - 1] ?? "",
      steps: Number(row.food_chain || 0),
      population: Number(row.population || 0),
      environment: String(row.environment || "") || null,
    });
  }
  return found;
}

/** A card as actions spell it. */
export function spelled(key: string): string {
  return key.replaceAll("-", " ");
}

/** What a card may be used for, as printed; as a trait it always may. */
export function waysOf(card: Card): Way[] {
  const printed: Record<Way, boolean> = {
    chain: card.steps !== 0,
    population: card.population > 0,
    environment: card.environment !== null,
    trait: true,
  };
  return WAYS.filter((way) => printed[way]);
}

export function traitNumber(trait: string): number {
  return TRAITS.indexOf(trait) + 1;
}

/** A card's marks in words, for the lens and for screen readers. */
export function markWords(match: DarwinningMatch, card: Card): string[] {
  return [
    match.say(`suit-${card.suit}`),
    match.say(`trait-${card.trait}`),
    ...(card.steps ? [stepWords(match, card.steps)] : []),
    ...(card.population ? [match.say("mark-population", { count: card.population })] : []),
    ...(card.environment ? [match.say(`environment-${card.environment}`)] : []),
  ];
}

export function stepWords(match: DarwinningMatch, steps: number): string {
  return match.say(steps > 0 ? "mark-up" : "mark-down", { count: Math.abs(steps) });
}

export function cardOf(match: DarwinningMatch, card: Card): CardOfPiece {
  const facts: CardOfPiece["facts"] = [
    { label: match.say("fact-suit"), words: match.say(`suit-${card.suit}`), icon: SUIT_ICON[card.suit] },
    { label: match.say("fact-trait"), words: match.say(`effect-${card.trait}`), icon: TRAIT_ICON[card.trait] },
  ];
  if (card.steps) facts.push({ label: match.say("fact-chain"), words: stepWords(match, card.steps), icon: "stairs" });
  if (card.population)
    facts.push({ label: match.say("fact-population"), words: `+${card.population}`, icon: "paw-print" });
  if (card.environment)
    facts.push({
      label: match.say("fact-environment"),
      words: match.say(`environment-${card.environment}`),
      icon: ENVIRONMENT_ICON[card.environment],
    });
  facts.push({ label: match.say("fact-points"), words: match.say("trait-worth", { count: cardPoints(card) }) });
  return {
    title: `${card.value} · ${match.say(`trait-${card.trait}`)}`,
    icon: TRAIT_ICON[card.trait],
    ground: `su-${card.suit}`,
    facts,
    rule: `W-X${card.value}`,
  };
}

export function traitCard(match: DarwinningMatch, there: TraitPlace, zero: boolean): CardOfPiece {
  const worth = there.card === null ? match.say("trait-inborn") : zero ? match.say("zero-box") : "";
  return {
    title: `${traitNumber(there.trait)} · ${match.say(`trait-${there.trait}`)}`,
    icon: TRAIT_ICON[there.trait],
    facts: [
      { label: match.say("fact-trait"), words: match.say(`effect-${there.trait}`) },
      {
        label: match.say("fact-points"),
        words: [match.say("points-count", { count: there.points }), worth].filter(Boolean).join(", "),
      },
    ],
    rule: `W-X${traitNumber(there.trait)}`,
  };
}

export function environmentCard(match: DarwinningMatch, name: string): CardOfPiece {
  const lives = match.view.seats.flatMap((board) => {
    const here = board.environments.find((environment) => environment.name === name);
    return here ? [`${match.say(`species-${board.species}`)} ${here.food}`] : [];
  });
  if (match.view.dummy?.environments.includes(name)) lives.push(match.say("species-dummy"));
  return {
    title: capital(match.say(`environment-${name}`)),
    icon: ENVIRONMENT_ICON[name],
    facts: [
      {
        label: match.say("fact-dealt"),
        words: match.say(match.view.environments.includes(name) ? "dealt-yes" : "dealt-no"),
      },
      { label: match.say("fact-feeds"), words: lives.join(", ") || match.say("nobody") },
    ],
    rule: "W-V2",
  };
}

/** What Symbiosis borrows for a species, if the era ended now; nothing if it borrows nothing. */
export function borrowWords(match: DarwinningMatch, forecast: ForecastView | undefined): string {
  const loan = forecast?.borrows;
  return loan
    ? match.say("forecast-borrows", { environment: loan.environment, food: loan.food, species: loan.from })
    : "";
}

export function speciesCard(match: DarwinningMatch, board: BoardView): CardOfPiece {
  const borrowed = borrowWords(match, match.view.forecast[match.view.seats.indexOf(board)]);
  return {
    title: match.say(`species-${board.species}`),
    icon: SPECIES_ICON[board.species],
    facts: [
      {
        label: match.say("fact-population"),
        words: match.say("population-from", { count: board.population, start: board.start_population }),
        icon: "paw-print",
      },
      { label: match.say("fact-chain"), words: match.say("space-number", { space: board.place }), icon: "stairs" },
      ...board.works.map((trait) => ({
        label: match.say(`trait-${trait}`),
        words: match.say(`effect-${trait}`),
        icon: TRAIT_ICON[trait],
      })),
      ...(borrowed ? [{ label: match.say("forecast"), words: borrowed }] : []),
    ],
    rule: "W-V3",
  };
}

export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
