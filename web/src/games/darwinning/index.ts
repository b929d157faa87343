import type { GameModule } from "../../table/seam";
import { drawings } from "./drawings";
import icons from "./icons.txt?icons";
import { ENVIRONMENT_ICON, PARTS, SPECIES_ICON, SUIT_ICON, SUITS, TRAIT_ICON, type DarwinningView } from "./pieces";
import Table from "./Table.svelte";

export const game: GameModule = {
  Table,
  icons: { ...icons, ...drawings },
  tabs: [
    { id: "trick", icon: "poker-hand", label: "tab-trick" },
    { id: "species", icon: "frog", label: "tab-species" },
    { id: "chain", icon: "stairs", label: "tab-chain" },
    { id: "log", icon: "scroll-quill", label: "tab-log" },
  ],
  symbols: {
    stairs: "food-chain",
    "paw-print": "population",
    fangs: "sym-bites",
    ...Object.fromEntries(SUITS.map((suit) => [SUIT_ICON[suit], `suit-${suit}`])),
    ...Object.fromEntries(Object.entries(ENVIRONMENT_ICON).map(([name, icon]) => [icon, `environment-${name}`])),
    ...Object.fromEntries(Object.entries(SPECIES_ICON).map(([name, icon]) => [icon, `species-${name}`])),
    ...Object.fromEntries(Object.entries(TRAIT_ICON).map(([name, icon]) => [icon, `trait-${name}`])),
  },
  endParts: (view: DarwinningView, seat) =>
    PARTS.map((part) => ({ key: `part-${part.id}`, icon: part.icon, tone: part.tone, points: view.seats[seat]?.points[part.id] ?? 0 })),
};
