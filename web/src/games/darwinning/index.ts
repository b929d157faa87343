import type { GameModule } from "../../table/seam";
import { drawings } from "./drawings";
import icons from "./icons.txt?icons";
import { PARTS, type DarwinningView } from "./pieces";
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
  endParts: (view: DarwinningView, seat) =>
    PARTS.map((part) => ({ key: `part-${part.id}`, icon: part.icon, tone: part.tone, points: view.seats[seat]?.points[part.id] ?? 0 })),
};
