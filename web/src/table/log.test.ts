import { expect, test } from "vitest";
import type { Entry } from "../wire";
import { timeLeft } from "./clock";
import { gathered, standingEntries } from "./log";

function moved(number: number): Entry {
  return { kind: "moved", number, at: 0, seat: 0, by: "player", told: [] };
}

test("moves that were taken back leave the log", () => {
  const entries: Entry[] = [
    moved(1),
    moved(2),
    { kind: "taken-back", number: 3, at: 0, seat: 0, moves: [2] },
    moved(4),
  ];
  expect(standingEntries(entries).map((entry) => entry.number)).toEqual([1, 4]);
});

test("news of one kind are told together", () => {
  const told = [
    { key: "event-observed", seat: 1 },
    { key: "news-tile", tile: "emu" },
    { key: "news-tile", tile: "kiwi" },
    { key: "news-tile", tile: "lion" },
  ];
  expect(gathered(told)).toEqual([
    { key: "event-observed", seat: 1 },
    { key: "news-tile", tile: ["emu", "kiwi", "lion"] },
  ]);
  expect(gathered([{ key: "news-tile", tile: "emu" }])).toEqual([{ key: "news-tile", tile: "emu" }]);
});

test("a clock is read in minutes, hours or days", () => {
  expect([245_000, 3_729_000, 260_000_000, -5].map(timeLeft)).toEqual(["4:05", "1:02:09", "3 d", "0:00"]);
});
