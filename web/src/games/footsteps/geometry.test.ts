import { expect, test } from "vitest";
import fixture from "../../../fixtures/footsteps.json";
import { withChanges } from "../../table/changes";
import type { StateMessage } from "../../wire";
import { course, facedFrom, sailed, SPACES } from "./geometry";
import type { FootstepsView } from "./pieces";

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

const messages = (Object.values(fixture.messages) as unknown as StateMessage[]).filter(
  (message) => message.view.phase === "take",
);

test("a ship faces what the engine says, now and after every legal action", () => {
  let sailings = 0;
  for (const message of messages) {
    const view = message.view as unknown as FootstepsView;
    expect(facedFrom(view.beagle)).toEqual(view.facing);
    for (const legal of message.legal) {
      const told = withChanges(view, legal.preview);
      expect(facedFrom(told.beagle)).toEqual(told.facing);
      if (told.beagle !== view.beagle) sailings += 1;
    }
  }
  expect(sailings).toBeGreaterThan(5);
});

test("a tile takes the ship as far, and the turn to whom, the engine foresees", () => {
  let taken = 0;
  for (const message of messages) {
    const view = message.view as unknown as FootstepsView;
    for (const legal of message.legal.filter((one) => typeof one.sentence.distance === "number")) {
      const told = withChanges(view, legal.preview);
      // While a theory has to be chosen, the ship waits.
      if (told.beagle === view.beagle) continue;
      expect(sailed(view.beagle, Number(legal.sentence.distance))).toBe(told.beagle);
      expect((view.turn + 1) % view.seats.length).toBe(told.turn);
      taken += 1;
    }
  }
  expect(taken).toBeGreaterThan(3);
});
