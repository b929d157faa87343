import { expect, test } from "vitest";
import type { Entry } from "../wire";
import { turningPoints } from "./turning";

function moved(number: number, seat: number): Entry {
  return { kind: "moved", number, at: 0, seat, by: "player", told: [{ key: `event-${number}` }] };
}

test("the largest gains are told in the order they came", () => {
  const history: [number, number[]][] = [
    [1, [0, 0]],
    [2, [1, 0]],
    [3, [1, 9]],
    [4, [6, 9]],
    [5, [6, 8]],
  ];
  const entries = [moved(1, 1), moved(2, 0), moved(3, 1), moved(4, 0), moved(5, 1)];
  expect(turningPoints(history, entries, 2).map(({ event, seat, gain }) => [event, seat, gain])).toEqual([
    [3, 1, 9],
    [4, 0, 5],
  ]);
});
