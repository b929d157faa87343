import type { GameModule } from "../../table/seam";
import icons from "./icons.txt?icons";
import { PARTS, type DarwinciView } from "./pieces";
import Table from "./Table.svelte";

export const game: GameModule = {
  Table,
  icons,
  tabs: [
    { id: "bids", icon: "stone-pile", label: "tab-bids" },
    { id: "plot", icon: "dinosaur-bones", label: "tab-plot" },
    { id: "players", icon: "meeple-group", label: "tab-players" },
    { id: "log", icon: "scroll-quill", label: "tab-log" },
  ],
  endParts: (view: DarwinciView, seat) =>
    PARTS.map((part) => ({ key: `category-${part.id}`, icon: part.icon, tone: part.tone, points: view.seats[seat]?.points[part.id] ?? 0 })),
};
