import { expect, test } from "vitest";
import fixture from "../../../fixtures/darwinci.json";
import { withChanges } from "../../table/changes";
import { standingEntries } from "../../table/log";
import type { Entry, EntryMoved, Sentence, StateMessage } from "../../wire";
import { awardsOf, lotsOf, mayAnswer, payment, pendingStones, readStone, spellStone, verdict } from "./lots";
import { COLOURS, type DarwinciView } from "./pieces";

function bidding(change: Partial<DarwinciView> = {}): DarwinciView {
  return {
    phase: "bid",
    turn: 0,
    first: 1,
    darwin_tile: 0,
    bidding_turn: 2,
    bid: { opposing: 0, own: 0, any: 1, may_stop: true },
    seats: [{}, {}, {}],
    lots: [
      { seat: 0, bone: "E09", stones: { small: { white: 2, blue: 1 }, big: {} }, strength: [0, 2, 1], ahead: 1 },
      { seat: 1, bone: "E22", stones: { small: { green: 2, blue: 2 }, big: {} }, strength: [2, 0, 2], ahead: 2 },
      { seat: 2, bone: "S01", stones: { small: {}, big: {} }, strength: [0, 0, 0], ahead: null },
    ],
    ...change,
  } as unknown as DarwinciView;
}

function stone(seat: number, colour: string, lot: number, then: Sentence[] = []): Entry {
  return {
    kind: "moved",
    number: 1,
    at: 0,
    seat,
    by: "player",
    told: [{ key: "event-stone", seat, colour, lot_seat: lot, then }],
  } as unknown as Entry;
}

test("a stone's spelling is read back", () => {
  expect(spellStone({ size: "big", seat: 1 }, 0)).toBe("big white on green");
  expect(readStone("stone red on yellow")).toEqual({ kind: { size: "small", seat: 3 }, lot: 4 });
  expect(readStone("done")).toBeNull();
});

test("only the stones of one's own turn are pending", () => {
  const log = [stone(0, "green", 1), stone(0, "green", 1), stone(2, "blue", 1), stone(0, "white", 0)];
  expect(pendingStones(bidding(), log, 0)).toHaveLength(2);
  expect(pendingStones(bidding({ turn: 2 }), log, 0)).toHaveLength(0);
});

test("with the allowance untouched, stones of the turn before are not pending", () => {
  const bid = { opposing: 0, own: 0, any: 3, may_stop: true };
  expect(pendingStones(bidding({ bid }), [stone(0, "green", 1)], 0)).toHaveLength(0);
});

test("the stone of the choice lies on its lot, and who is ahead is the server's word", () => {
  const choice = { key: "event-stone", colour: "green", lot_seat: 1, then: [{ key: "then-ahead", ahead_seat: 0 }] };
  const lot = lotsOf(bidding(), [{ kind: { size: "small", seat: 0 }, lot: 1 }], choice)[1];
  expect(lot).toMatchObject({ letter: "B", ahead: 0, strength: [3, 0, 2], touched: true });
  expect(lot?.piles).toContainEqual({ size: "small", seat: 0, fixed: 1, pending: 2 });
});

test("a verdict says why: most stones, a tie by the die, or nobody", () => {
  const [most, tie, none] = lotsOf(bidding(), [], null);
  expect(most && verdict(most, 1)).toEqual({ key: "verdict-most", best: 2, second: 1 });
  expect(tie && verdict(tie, 1).key).toBe("verdict-tie");
  expect(tie && verdict(tie, 2).key).toBe("verdict-tie-die");
  expect(none && verdict(none, 1).key).toBe("verdict-none");
});

test("a winner takes one stone back and pays the rest, but nothing for their own bone", () => {
  const [own, other] = lotsOf(bidding(), [], null);
  expect(other && payment(other, 2)).toEqual({ back: 1, paid: 1, choice: false });
  expect(own && payment({ ...own, seat: 1 }, 1)).toEqual({ back: 2, paid: 0, choice: false });
});

test("before the last turn everybody may answer, in it only those who come after", () => {
  expect(mayAnswer(bidding(), 2)).toEqual([0, 1]);
  expect(mayAnswer(bidding({ bidding_turn: 3 }), 2)).toEqual([0]);
  expect(mayAnswer(bidding({ bidding_turn: 3 }), 0)).toEqual([]);
});

test("the last awarding is read from the log, in the order of the lots", () => {
  const told = [
    { key: "event-done", seat: 2 },
    { key: "news-won", seat: 1, bone: "E04", lot_seat: 2, strength: 3, stones: 3, paid: 2 },
    { key: "news-won-own", seat: 0, bone: "S01", strength: 1, stones: 1 },
    { key: "news-unwanted", seat: 1, bone: "T01" },
    { key: "news-die", seat: 1 },
  ] as unknown as Sentence[];
  const entry = { kind: "moved", number: 9, at: 0, seat: 2, by: "bot", told } as unknown as Entry;
  expect(awardsOf([stone(0, "green", 1), entry, entry])).toEqual([
    { letter: "A", seat: 0, bone: "S01", winner: 0, strength: 1, stones: 1, paid: 0 },
    { letter: "B", seat: 1, bone: "T01", winner: null, strength: 0, stones: 0, paid: 0 },
    { letter: "C", seat: 2, bone: "E04", winner: 1, strength: 3, stones: 3, paid: 2 },
  ]);
  expect(awardsOf([])).toEqual([]);
});

test("an awarding with decisions about big stones is read over several moves", () => {
  const moved = (...told: object[]): Entry =>
    ({ kind: "moved", number: 9, at: 0, seat: 2, by: "bot", told }) as unknown as Entry;
  const bid = moved({ key: "event-done", seat: 2 }, { key: "news-unwanted", seat: 1, bone: "T01" });
  const left = moved(
    { key: "event-left-big", seat: 0, lot_seat: 2 },
    { key: "news-left-big", seat: 0, bone: "E04", lot_seat: 2, strength: 2, stones: 1, paid: 1 },
  );
  const old = moved({ key: "event-done" }, { key: "news-won-own", seat: 0, bone: "S01", strength: 1, stones: 1 });
  expect(awardsOf([bid, old], [0, 2]).map((one) => [one.letter, one.seat])).toEqual([["B", 1]]);
  expect(awardsOf([left, bid, old], [0]).map((one) => [one.letter, one.seat, one.paid])).toEqual([
    ["B", 1, 0],
    ["C", 2, 1],
  ]);
  expect(awardsOf([moved({ key: "event-placed" }), left, moved({ key: "event-done" }), old])).toHaveLength(1);
});

test("a winner with the big stone alone has a choice, but not on their own bone", () => {
  const big = { letter: "A", seat: 0, bone: "S01", strength: [0, 2, 0], ahead: 1, touched: false };
  const piles = [{ size: "big" as const, seat: 1, fixed: 1, pending: 0 }];
  expect(payment({ ...big, piles }, 1)).toEqual({ back: 1, paid: 0, choice: true });
  expect(payment({ ...big, piles, seat: 1 }, 1).choice).toBe(false);
  expect(payment({ ...big, piles: [...piles, { size: "small", seat: 1, fixed: 1, pending: 0 }] }, 1)).toEqual({
    back: 1,
    paid: 1,
    choice: false,
  });
});

const messages = Object.values(fixture.messages) as unknown as StateMessage[];
const moves = (fixture.messages.end as unknown as StateMessage).entries as EntryMoved[];

/** The biddings of the whole match: their first seat, and their moves up to the awarding. */
function biddings(): { first: number; moves: EntryMoved[] }[] {
  const found: { first: number; moves: EntryMoved[] }[] = [];
  let open = false;
  for (const move of moves) {
    if (open) found.at(-1)?.moves.push(move);
    if (open && awardsOf([move]).length > 0) open = false;
    const offers = move.told.filter((told) => told.key === "news-offer");
    if (offers.length === 0) continue;
    found.push({ first: Number(offers[0]?.seat), moves: [] });
    open = true;
  }
  return found;
}

test("a stone of the choice changes strength and who is ahead as the engine foresees", () => {
  let stones = 0;
  for (const message of messages) {
    const view = message.view as unknown as DarwinciView;
    const pending = pendingStones(view, standingEntries(message.entries).reverse(), 0);
    for (const legal of message.legal.filter((one) => readStone(one.action) !== null)) {
      const told = withChanges(view, legal.preview).lots;
      const shown = lotsOf(view, pending, legal.sentence);
      expect(shown.map((lot) => lot.strength)).toEqual(told.map((lot) => lot.strength));
      expect(shown.map((lot) => lot.ahead)).toEqual(told.map((lot) => lot.ahead));
      stones += 1;
    }
  }
  expect(stones).toBeGreaterThan(10);
});

test("a winner pays what the engine takes", () => {
  let awarded = 0;
  for (const { moves: all } of biddings()) {
    const told = all.flatMap((move) => move.told);
    for (const won of told.filter((one) => one.key === "news-won" || one.key === "news-won-own")) {
      const winner = Number(won.seat);
      const lot = Number(won.lot_seat ?? won.seat);
      const own = told.filter(
        (one) => one.key === "event-stone" && one.lot_seat === lot && one.colour === COLOURS[winner],
      ).length;
      const piles = [{ size: "small" as const, seat: winner, fixed: own, pending: 0 }];
      const judged = { letter: "A", seat: lot, bone: "", piles, strength: [], ahead: winner, touched: false };
      expect(payment(judged, winner).paid).toBe(won.paid ?? 0);
      awarded += 1;
    }
  }
  expect(awarded).toBeGreaterThan(10);
});

test("those who may answer are those who had a turn after this one", () => {
  let turns = 0;
  for (const { first, moves: all } of biddings()) {
    const order = all.map((move) => move.seat).filter((seat, index, seats) => seat !== seats[index - 1]);
    order.forEach((seat, index) => {
      const bidding_turn = order.slice(0, index + 1).filter((one) => one === seat).length;
      const view = bidding({ first, bidding_turn, seats: (messages[0]?.view as unknown as DarwinciView).seats });
      expect(mayAnswer(view, seat)).toEqual([...new Set(order.slice(index + 1))].filter((one) => one !== seat));
      turns += 1;
    });
  }
  expect(turns).toBeGreaterThan(30);
});
