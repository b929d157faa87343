import { expect, test } from "vitest";
import { isUncertain, withChanges } from "./changes";

const view = { beagle: 1, seats: [{ score: 4, cells: [[], ["lion"]] }] };
const preview = {
  changes: { "/beagle": 3, "/seats/0/score": 6, "/seats/0/cells/0": ["tiger"] },
  uncertain: ["/journey/2"],
  final: true,
};

test("a preview is put over a view, which stays as it is", () => {
  expect(withChanges(view, preview)).toEqual({ beagle: 3, seats: [{ score: 6, cells: [["tiger"], ["lion"]] }] });
  expect(view.beagle).toBe(1);
});

test("without a preview the view is shown", () => {
  expect(withChanges(view, null)).toBe(view);
});

test("a place inside an uncertain one is uncertain", () => {
  expect(isUncertain(preview, "/journey/2/name")).toBe(true);
  expect(isUncertain(preview, "/journey/20")).toBe(false);
});
