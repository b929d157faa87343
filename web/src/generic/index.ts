/** The look of every game that has none of its own: all that is known, in words. */
import type { GameModule } from "../table/game-module";
import icons from "./icons.txt?icons";
import { inWords } from "./labels";
import type { PlainView } from "./pieces";
import Table from "./Table.svelte";

const TONES = ["gold", "blue", "green", "rose", "earth", "ink"] as const;

export const game: GameModule = {
  Table,
  icons,
  tabs: [
    { id: "play", icon: "choice", label: "generic-tab-play" },
    { id: "players", icon: "meeple-group", label: "generic-tab-players" },
    { id: "log", icon: "scroll-quill", label: "generic-tab-log" },
  ],
  symbols: {},
  keys: ["digits"],
  endParts: (view: PlainView, seat) =>
    Object.entries(view.seats[seat]?.points ?? {}).map(([name, points], index) => ({
      key: `category-${name}`,
      name: inWords(name),
      icon: "abacus",
      tone: TONES[index % TONES.length] ?? "ink",
      points,
    })),
};
