import { describe, expect, it } from "vitest";
import fixture from "../../../fixtures/darwinning.json";
import type { Entry, Pieces } from "../../wire";
import { readCards, spelled, waysOf, type DarwinningMatch, type DarwinningView } from "./pieces";
import { lastTrick } from "./summary";
import {
  cardIn,
  improve,
  isUsed,
  picksOf,
  plannedUse,
  playingOrder,
  sorted,
  takeCard,
  tapCard,
  wouldLead,
} from "./turn";

const cards = readCards(fixture.pieces as unknown as Pieces);
const moments = fixture.messages as unknown as Record<string, { view: DarwinningView; entries: Entry[] }>;

function viewAt(moment: string): DarwinningView {
  const found = moments[moment];
  if (!found) throw new Error(`expected a moment of the fixture, got '${moment}'`);
  return structuredClone(found.view);
}

/** A match whose hand may be picked without rules: `joins` says which cards may follow which. */
function matchWith(
  hand: string[],
  joins: (picked: string[], card: string) => boolean,
): { match: DarwinningMatch; done: string[] } {
  const view = viewAt("18");
  const own = view.seats[0];
  if (!own) throw new Error("expected a seat");
  own.hand = hand;
  own.played = [];
  const order: string[] = [];
  const done: string[] = [];
  const show = (): void => {
    own.played = [...order];
    own.hand = hand.filter((card) => !order.includes(card));
  };
  const match = {
    view,
    seat: 0,
    myTurn: true,
    chosen: null,
    may: (action: string) =>
      (own.hand ?? []).some((card) => action === `play ${spelled(card)}` && joins(order, card))
        ? { action }
        : undefined,
    clear: () => undefined,
    previewOf: () => null,
    play: async (action: string) => {
      const card = cardIn(action);
      if (card === null || !match.may(action)) return void done.push(`why ${action}`);
      order.push(card);
      done.push(action);
      show();
    },
    undo: async () => {
      done.push(`undo ${order.pop() ?? ""}`);
      show();
    },
  };
  return { match: match as unknown as DarwinningMatch, done };
}

describe("cards", () => {
  it("are read from the component set, each value being its trait", () => {
    expect(cards.size).toBe(120);
    expect(cards.get("leaf-7-a")).toMatchObject({ suit: "leaf", value: 7, trait: "camouflage" });
  });

  it("can always be used for their trait, and for what is printed on them", () => {
    const card = {
      key: "",
      suit: "leaf",
      value: 1,
      trait: "pheromones",
      steps: -1,
      population: 0,
      environment: "ocean",
    };
    expect(waysOf(card)).toEqual(["chain", "environment", "trait"]);
    expect(waysOf({ ...card, steps: 0, population: 2, environment: null })).toEqual(["population", "trait"]);
  });

  it("are sorted by value or by suit", () => {
    const hand = ["flower-2-a", "leaf-10-b", "leaf-2-a"];
    expect(sorted(hand, cards)).toEqual(["leaf-2-a", "flower-2-a", "leaf-10-b"]);
    expect(sorted(hand, cards, "suit")).toEqual(["leaf-2-a", "leaf-10-b", "flower-2-a"]);
  });

  it("are found in the actions that play, use or take them", () => {
    expect(cardIn("play leaf 7 a")).toBe("leaf-7-a");
    expect(cardIn("use flower 12 b")).toBe("flower-12-b");
    expect(cardIn("done")).toBeNull();
    expect(cardIn("steal teeth from fish")).toBeNull();
  });
});

describe("a trick", () => {
  it("is played from the leader round", () => {
    const view = viewAt("18");
    expect(playingOrder({ ...view, leader: 2, players: 4 })).toEqual([2, 3, 0, 1]);
  });

  it("is the order in which the engine let them play", () => {
    const entries = moments.end?.entries ?? [];
    const ends = entries.flatMap((entry, index) => (lastTrick([entry]) ? [index] : []));
    expect(ends.length).toBeGreaterThan(5);
    for (const end of ends) {
      const seats = lastTrick(entries.slice(0, end + 1))?.plays.map((play) => Number(play.seat)) ?? [];
      expect(playingOrder({ ...viewAt("18"), leader: seats[0] ?? 0 })).toEqual(seats);
    }
  });

  it("shows the card that waits for confirmation among the picks", () => {
    const view = viewAt("18");
    expect(picksOf(view, 0, "play blueberry 10 b", cards)).toEqual(["blueberry-9-a", "blueberry-10-b"]);
    expect(picksOf(view, 3, "play blueberry 10 b", cards)).toHaveLength(view.seats[3]?.played.length ?? 0);
  });

  it("is compared as the server's preview says", () => {
    const view = viewAt("18");
    const asked = (best: unknown): boolean | null =>
      wouldLead({
        view,
        seat: 0,
        chosen: null,
        may: () => ({}),
        previewOf: () => ({ changes: { "/best": best }, uncertain: [], final: true }),
      } as unknown as DarwinningMatch);
    expect(asked({ seat: 0, combination: "four", sum: 60 })).toBe(true);
    expect(asked({ seat: 3, combination: "four", sum: 60 })).toBe(false);
  });
});

describe("tapping a card", () => {
  const anything = (): boolean => true;

  it("adds it to the play", async () => {
    const { match, done } = matchWith(["leaf-7-a", "leaf-8-a"], anything);
    await tapCard(match, "leaf-7-a");
    expect(done).toEqual(["play leaf 7 a"]);
  });

  it("takes it back wherever it lies in the play, and keeps the others", async () => {
    const { match, done } = matchWith(["leaf-7-a", "leaf-8-a", "leaf-9-a"], anything);
    for (const card of ["leaf-7-a", "leaf-8-a", "leaf-9-a"]) await tapCard(match, card);
    await tapCard(match, "leaf-8-a");
    expect(done.slice(3)).toEqual(["undo leaf-9-a", "undo leaf-8-a", "play leaf 9 a"]);
    expect(match.view.seats[0]?.played).toEqual(["leaf-7-a", "leaf-9-a"]);
  });

  it("keeps the card that waits for confirmation when another is taken back", async () => {
    const { match } = matchWith(["leaf-7-a", "leaf-8-a", "leaf-9-a"], anything);
    for (const card of ["leaf-7-a", "leaf-8-a"]) await tapCard(match, card);
    Object.assign(match, { chosen: "play leaf 9 a" });
    await tapCard(match, "leaf-7-a");
    expect(match.view.seats[0]?.played).toEqual(["leaf-8-a", "leaf-9-a"]);
  });

  it("starts a new play with a card that can't join", async () => {
    const { match } = matchWith(["leaf-7-a", "flower-2-a"], (picked) => picked.length === 0);
    await tapCard(match, "leaf-7-a");
    await tapCard(match, "flower-2-a");
    expect(match.view.seats[0]?.played).toEqual(["flower-2-a"]);
  });
});

describe("improving", () => {
  /** A match at the choice of a card; taking it leads to this phase. */
  function matchTaking(phase: string): DarwinningMatch {
    const view = {
      ...viewAt("18"),
      phase: "choose",
      card: null,
      plans: [{ card: "leaf-7-a", way: "trait", place: 2 }],
    };
    const preview = {
      changes: { "/phase": phase, ...(phase === "place" && { "/card": "leaf-7-a" }) },
      uncertain: [],
      final: true,
    };
    const match = {
      view,
      chosen: null as string | null,
      may: (action: string) => ({ action }),
      previewOf: () => preview,
      askPreview: async () => undefined,
      clear: () => (match.chosen = null),
      choose: (action: string) => (match.chosen = match.chosen === action ? null : action),
      play: async () => void Object.assign(view, { phase, card: "leaf-7-a" }),
    };
    return match as unknown as DarwinningMatch;
  }

  it("shows a card that is settled by taking it as used for its trait, and what comes of it", async () => {
    const match = matchTaking("play");
    await improve(match, "leaf-7-a", "trait");
    expect(match.chosen).toBe("take leaf 7 a");
    expect(isUsed(match, "leaf-7-a", "trait")).toBe(true);
    expect(isUsed(match, "leaf-7-a", "chain")).toBe(false);
    expect(isUsed(match, "leaf-8-a", "trait")).toBe(false);
    expect(plannedUse(match, null)).toMatchObject({ card: "leaf-7-a", place: 2 });
  });

  it("stays chosen when the answer to a second tap comes late", async () => {
    const match = matchTaking("play");
    await Promise.all([takeCard(match, "leaf-7-a"), takeCard(match, "leaf-7-a")]);
    expect(match.chosen).toBe("take leaf 7 a");
    await takeCard(match, "leaf-7-a");
    expect(match.chosen).toBeNull();
  });

  it("takes a card at once if its place is asked next", async () => {
    const match = matchTaking("place");
    await improve(match, "leaf-7-a", "trait");
    expect(match.chosen).toBeNull();
    expect(isUsed(match, "leaf-7-a", "trait")).toBe(true);
  });
});
