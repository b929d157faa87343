import { describe, expect, it } from "vitest";
import fixture from "../../../fixtures/darwinning.json";
import type { Pieces } from "../../wire";
import { combinationOf, completions, declarable, KINDS, nextStep, strength, wouldBeat } from "./combinations";
import { readCards, type Card, type DarwinningView } from "./pieces";

const all = readCards(fixture.pieces as unknown as Pieces);
const cards = (...keys: string[]): Card[] => keys.flatMap((key) => all.get(key) ?? []);

describe("what cards amount to", () => {
  it.each([
    ["single", 9, ["leaf-9-a"]],
    ["pair", 18, ["leaf-9-a", "flower-9-a"]],
    ["flush", 19, ["leaf-2-a", "leaf-8-a", "leaf-9-a"]],
    ["straight", 24, ["leaf-7-a", "flower-8-a", "leaf-9-a"]],
    ["three", 27, ["leaf-9-a", "leaf-9-b", "acorn-9-a"]],
    ["straight-flush", 24, ["leaf-7-a", "leaf-8-a", "leaf-9-a"]],
    ["four", 36, ["leaf-9-a", "leaf-9-b", "acorn-9-a", "acorn-9-b"]],
  ])("%s of %d", (combination, sum, keys) => {
    expect(combinationOf(cards(...keys))).toEqual({ combination, sum });
  });

  it("is nothing for cards that make none", () => {
    expect(combinationOf([])).toBeNull();
    expect(combinationOf(cards("leaf-9-a", "leaf-8-a"))).toBeNull();
    expect(combinationOf(cards("leaf-14-a", "leaf-15-a", "acorn-1-a"))).toBeNull();
  });

  it("counts the kind before the sum", () => {
    const weak = { combination: "straight", sum: 42 };
    expect(strength({ combination: "three", sum: 3 })).toBeGreaterThan(strength(weak));
    expect(KINDS).toHaveLength(7);
  });
});

describe("completing a play with open cards", () => {
  const open = cards("blueberry-15-a", "flower-8-a", "flower-9-a");

  it("puts the strongest first and ends with the card alone", () => {
    expect(completions(cards("leaf-9-a"), open).map((one) => [one.combination, one.sum, one.open])).toEqual([
      ["pair", 18, ["flower-9-a"]],
      ["single", 9, []],
    ]);
  });

  it("uses several open cards", () => {
    expect(completions(cards("leaf-10-a"), open)[0]).toEqual({
      combination: "straight",
      sum: 27,
      open: ["flower-8-a", "flower-9-a"],
    });
  });
});

describe("declaring", () => {
  function declaring(used: string[]): DarwinningView {
    const moments = fixture.messages as unknown as Record<string, { view: DarwinningView }>;
    const view = structuredClone(Object.values(moments)[0]?.view);
    if (!view) throw new Error("expected a moment of the fixture");
    const own = view.seats[0];
    if (!own) throw new Error("expected a seat");
    Object.assign(own, { played: ["leaf-10-a"], used });
    const dummy = {
      place: 5,
      open: ["blueberry-15-a", "flower-8-a", "flower-9-a"],
      traits: [],
      environments: [],
      steps: 1,
    };
    return { ...view, phase: "declare", turn: 0, dummy, best: { seat: 1, combination: "pair", sum: 30 } };
  }

  it("offers what the server lets begin", () => {
    const found = declarable(declaring([]), 0, all, (action) => (action === "done" ? undefined : {}));
    expect(found.map((one) => one.open)).toEqual([["flower-8-a", "flower-9-a"]]);
  });

  it("goes on with the open cards used so far", () => {
    const found = declarable(declaring(["flower-9-a"]), 0, all, () => ({}));
    expect(found.map((one) => one.combination)).toEqual(["straight"]);
    expect(found.map((one) => nextStep(one, ["flower-9-a"]))).toEqual(["use flower 8 a"]);
    expect(found.map((one) => nextStep(one, ["flower-8-a", "flower-9-a"]))).toEqual(["done"]);
  });

  it("compares with the best on the table, which an equal play beats", () => {
    const view = declaring([]);
    expect(wouldBeat(view, { combination: "straight", sum: 6 })).toBe(true);
    expect(wouldBeat(view, { combination: "pair", sum: 30 })).toBe(true);
    expect(wouldBeat(view, { combination: "single", sum: 15 })).toBe(false);
    expect(wouldBeat({ ...view, best: null }, { combination: "single", sum: 1 })).toBeNull();
  });
});
