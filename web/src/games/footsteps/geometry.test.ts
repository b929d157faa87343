import { expect, test } from "vitest";
import fixture from "../../../fixtures/footsteps.json";
import { course, facedFrom, SPACES } from "./geometry";

test("a ship faces a row or a column, from its side", () => {
  expect(facedFrom(1)).toEqual([1, 4, 7]);
  expect(facedFrom(4)).toEqual([5, 4, 3]);
  expect(facedFrom(6)).toEqual([8, 5, 2]);
  expect(facedFrom(11)).toEqual([0, 1, 2]);
  for (let space = 0; space < SPACES; space += 1) expect(new Set(facedFrom(space)).size).toBe(3);
});

test("a ship follows the ring, forward with a tile, back with a guide", () => {
  expect(course(10, 1)).toEqual([11, 0, 1]);
  expect(course(0, 11)).toEqual([11]);
  expect(course(5, 5)).toEqual([]);
});

test("as the server says", () => {
  const views = Object.values(fixture.messages)
    .map((message) => message.view)
    .filter((view) => view.phase === "take");
  for (const view of views) expect(facedFrom(view.beagle)).toEqual(view.facing);
});
