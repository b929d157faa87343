import { describe, expect, it } from "vitest";
import fixture from "../../../fixtures/darwinning.json";
import type { Entry, Sentence } from "../../wire";
import { lastEra, names } from "./summary";

const entries = (fixture.messages.end as unknown as { entries: Entry[] }).entries;

function told(...sentences: Sentence[]): Entry[] {
  return [{ kind: "moved", number: 1, at: 0, seat: 0, by: "player", told: sentences } as unknown as Entry];
}

describe("how an era ended", () => {
  it("is unknown in the first", () => {
    expect(lastEra(told({ key: "event-play", seat: 0 }), 1)).toBeNull();
  });

  it("adds up hunger and bites for each species", () => {
    const log = told(
      { key: "news-shrank", seat: 1, food: 1, needs: 2, population: 1 },
      { key: "news-grew", seat: 0, food: 5, needs: 4, population: 5 },
      { key: "news-hurt", seat: 1, bites: 2, population: 0 },
      { key: "news-era", era: 2, environment: [] },
      { key: "news-shrank", seat: 0, food: 1, needs: 5, population: 4 },
    );
    expect(lastEra(log, 2)).toMatchObject({ era: 1, lines: [{ seat: 1, change: -2 }, { seat: 0, change: 1 }] });
  });

  it("is told of every species of a real match, the last era when it is over", () => {
    for (const era of [2, 3, 4]) expect(lastEra(entries, era)?.lines.map((line) => line.seat).sort()).toEqual([0, 1, 2, 3]);
    expect(lastEra(entries, 4, true)?.era).toBe(4);
  });
});

describe("what a log entry names", () => {
  it("is found alone, in lists and in what follows", () => {
    const sentence: Sentence = { key: "news-played", seat: 2, card: ["leaf-7-a", "leaf-8-a"], then: [{ key: "then-replaces", trait: "teeth" }] };
    expect(names([sentence], "card", "leaf-8-a")).toBe(true);
    expect(names([sentence], "card", "leaf-9-a")).toBe(false);
    expect(names([sentence], "trait", "teeth")).toBe(true);
    expect(names([sentence], "seat", 2)).toBe(true);
  });
});
