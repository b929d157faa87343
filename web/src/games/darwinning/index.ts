import type { GameModule } from "../../table/game-module";
import icons from "./icons.txt?icons";
import {
  ENVIRONMENT_ICON,
  PARTS,
  SPECIES_ICON,
  SUIT_ICON,
  SUITS,
  TRAIT_ICON,
  TRAITS,
  type DarwinningView,
} from "./pieces";
import Finale from "./Finale.svelte";
import { worthTelling } from "./summary";
import Table from "./Table.svelte";

/** A card is its value and its suit; which of the two copies it is, its marks show. */
const CARD_NAMES = SUITS.flatMap((suit) =>
  TRAITS.flatMap((_, index) =>
    ["a", "b"].map((copy) => `card-${suit}-${index + 1}-${copy} = ${index + 1} { suit-${suit} }`),
  ),
);

export const game: GameModule = {
  Table,
  icons,
  tabs: [
    { id: "trick", icon: "poker-hand", label: "tab-trick" },
    { id: "species", icon: "frog", label: "tab-species" },
    { id: "chain", icon: "stairs", label: "tab-chain" },
    { id: "log", icon: "scroll-quill", label: "tab-log" },
  ],
  Finale,
  names: CARD_NAMES.join("\n"),
  symbols: {
    stairs: "food-chain",
    "paw-print": "population",
    fangs: "sym-bites",
    ...Object.fromEntries(SUITS.map((suit) => [SUIT_ICON[suit], `suit-${suit}`])),
    ...Object.fromEntries(Object.entries(ENVIRONMENT_ICON).map(([name, icon]) => [icon, `environment-${name}`])),
    ...Object.fromEntries(Object.entries(SPECIES_ICON).map(([name, icon]) => [icon, `species-${name}`])),
    ...Object.fromEntries(Object.entries(TRAIT_ICON).map(([name, icon]) => [icon, `trait-${name}`])),
  },
  worthTelling,
  endParts: (view: DarwinningView, seat) =>
    PARTS.map((part) => ({
      key: `part-${part.id}`,
      icon: part.icon,
      tone: part.tone,
      points: view.seats[seat]?.points[part.id] ?? 0,
    })),
};
