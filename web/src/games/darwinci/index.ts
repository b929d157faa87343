import type { GameModule } from "../../table/game-module";
import icons from "./icons.txt?icons";
import { asSeen, worthTelling } from "./log";
import { JEWEL_ICON, JEWELS, PARTS, type DarwinciMatch, type DarwinciView } from "./pieces";
import Finale from "./Finale.svelte";
import Table from "./Table.svelte";

export const game: GameModule = {
  Table,
  Finale,
  icons,
  tabs: [
    { id: "bids", icon: "stone-pile", label: "tab-bids" },
    { id: "plot", icon: "dinosaur-bones", label: "tab-plot" },
    { id: "players", icon: "meeple-group", label: "tab-players" },
    { id: "log", icon: "scroll-quill", label: "tab-log" },
  ],
  symbols: {
    ...Object.fromEntries(JEWELS.map((jewel) => [JEWEL_ICON[jewel], `jewel-${jewel}`])),
    "two-coins": "sym-money",
    "stone-pile": "sym-site",
    "perspective-dice-six-faces-one": "sym-die",
    "perspective-dice-six-faces-two": "sym-die",
    "perspective-dice-six-faces-three": "sym-die",
    beard: "darwin-tile",
    skeleton: "sym-creature",
    "linked-rings": "sym-link",
    "dinosaur-bones": "sym-bones",
    "receive-money": "sym-stones-back",
    "broken-bone": "sym-rotten",
    hourglass: "is-choosing",
    "check-mark": "has-chosen",
  },
  worthTelling,
  asSeen,
  aim: (match: DarwinciMatch) => {
    const { phase, bid, bidding_turn: turn } = match.view;
    if (phase !== "bid" || !bid) return {};
    const due =
      turn === 1 ? match.say("bid-first", { opposing: bid.opposing }) : match.say("bid-more", { most: bid.any });
    return { todo: match.say("bid-todo", { turn, due }) };
  },
  keys: ["turn"],
  endParts: (view: DarwinciView, seat) =>
    PARTS.map((part) => ({
      key: `category-${part.id}`,
      icon: part.icon,
      tone: part.tone,
      points: view.seats[seat]?.points[part.id] ?? 0,
    })),
};
