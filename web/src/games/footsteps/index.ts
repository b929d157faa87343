import { MediaQuery } from "svelte/reactivity";
import type { GameModule } from "../../table/game-module";
import icons from "./icons.txt?icons";
import { CLASS_ICON, CLASSES, ECOSYSTEM_ICON, ECOSYSTEMS, PARTS, type FootstepsMatch, type FootstepsView } from "./pieces";
import Table from "./Table.svelte";

/** Where the app bar has room for a few words only. */
const phone = new MediaQuery("max-width: 760px");

export const game: GameModule = {
  Table,
  icons,
  tabs: [
    { id: "voyage", icon: "sinagot", label: "tab-voyage" },
    { id: "notebook", icon: "notebook", label: "tab-notebook" },
    { id: "rivals", icon: "meeple-group", label: "tab-rivals" },
    { id: "log", icon: "scroll-quill", label: "tab-log" },
  ],
  symbols: {
    sinagot: "ship-name",
    ...Object.fromEntries(CLASSES.map((name) => [CLASS_ICON[name], `one-${name}`])),
    ...Object.fromEntries(ECOSYSTEMS.map((name) => [ECOSYSTEM_ICON[name], `line-${name}`])),
    "top-hat": "character-word",
    "round-star": "emblematic-word",
    spyglass: "part-discoveries",
    "treasure-map": "sym-map",
    compass: "sym-compass",
    "old-lantern": "sym-guide",
    "wax-seal": "sym-publication",
    "open-book": "part-theories",
    "pencil-ruler": "sym-zone",
    beard: "part-pawn",
  },
  aim: (match: FootstepsMatch) => {
    const phase = match.view.phase;
    const todo = phone.current && phase !== "over" ? match.say(`todo-${phase}`) : undefined;
    const next = match.person(((match.seat ?? match.view.turn) + 1) % match.people.length);
    return { todo, aim: phase === "take" ? match.say("aim-take", { name: next.name }) : undefined };
  },
  endParts: (view: FootstepsView, seat) =>
    PARTS.map((part) => ({
      key: `part-${part.id}`,
      icon: part.icon,
      tone: part.tone,
      points: view.seats[seat]?.points[part.id] ?? 0,
    })),
  achievements: [
    { key: "darwinism", icon: "laurel-crown" },
    { key: "diversification", icon: "world" },
    { key: "cultural-exchange", icon: "old-lantern" },
    { key: "natural-selection", icon: "family-tree" },
    { key: "theorist", icon: "open-book" },
    { key: "expert", icon: "wax-seal" },
    { key: "cartographer", icon: "compass" },
    { key: "observer", icon: "spyglass" },
    { key: "mentor", icon: "top-hat" },
    { key: "emblematic", icon: "round-star" },
  ],
};
