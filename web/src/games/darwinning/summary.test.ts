import { describe, expect, it } from "vitest";
import fixture from "../../../fixtures/darwinning.json";
import type { Entry, Sentence } from "../../wire";
import { lastEra, lastTrick, names } from "./summary";

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
    expect(lastEra(log, 2)).toMatchObject({
      era: 1,
      lines: [
        { seat: 1, change: -2 },
        { seat: 0, change: 1 },
      ],
    });
  });

  it("is told of every species of a real match, the last era when it is over", () => {
    for (const era of [2, 3, 4])
      expect(
        lastEra(entries, era)
          ?.lines.map((line) => line.seat)
          .sort(),
      ).toEqual([0, 1, 2, 3]);
    expect(lastEra(entries, 4, true)?.era).toBe(4);
  });
});

describe("the last trick", () => {
  const first: Sentence[] = [
    { key: "news-era", era: 1, environment: [] },
    { key: "event-play", seat: 0, card: "leaf-7-a" },
    { key: "news-played", seat: 0, combination: "pair", sum: 14, card: ["leaf-7-a", "flower-7-a"] },
    { key: "news-played", seat: 1, combination: "pair", sum: 16, card: ["leaf-8-a", "flower-8-a"] },
    { key: "news-trick-won", seat: 1 },
    { key: "event-take", seat: 1, card: "leaf-8-a", trait: "parasite" },
    { key: "event-climb", seat: 1, card: "leaf-8-a", space: 9 },
  ];
  const next: Sentence = { key: "news-played-single", seat: 1, card: ["leaf-2-a"] };

  it("is told with its winner, its plays and what came of it", () => {
    const end = lastTrick(told(...first, next));
    expect(end).toMatchObject({ winner: 1, best: { sum: 16 } });
    expect(end?.plays.map((play) => play.seat)).toEqual([0, 1]);
    expect(end?.after.map((sentence) => sentence.key)).toEqual(["event-climb"]);
  });

  it("is forgotten when a new era begins", () => {
    expect(lastTrick(told(...first, { key: "news-era", era: 2, environment: [] }))).toBeNull();
    expect(lastTrick(told({ key: "news-era", era: 1, environment: [] }, next))).toBeNull();
  });

  it("is the one won last", () => {
    expect(lastTrick(told(...first, next, { key: "news-trick-won", seat: 1 }))).toMatchObject({
      winner: 1,
      plays: [{ key: "news-played-single" }],
      after: [],
    });
  });
});

describe("what a log entry names", () => {
  it("is found alone, in lists and in what follows", () => {
    const sentence: Sentence = {
      key: "news-played",
      seat: 2,
      card: ["leaf-7-a", "leaf-8-a"],
      then: [{ key: "then-replaces", trait: "teeth" }],
    };
    expect(names([sentence], "card", "leaf-8-a")).toBe(true);
    expect(names([sentence], "card", "leaf-9-a")).toBe(false);
    expect(names([sentence], "trait", "teeth")).toBe(true);
    expect(names([sentence], "seat", 2)).toBe(true);
  });
});
