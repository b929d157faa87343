import { expect, test } from "vitest";
import { Words } from "./words";

const TEXT = `
event-took = { $seat } takes the { $tile } at { $distance }.
choose-took = Take the { $tile }
then-compass = { $count ->
    [one] A compass.
   *[other] { $count } compasses.
}
`;
const words = new Words("en", [TEXT], { "tile-jaguar": "Jaguar" }, ["Ada"]);
const event = { key: "event-took", seat: 0, tile: "jaguar", distance: 2, then: [{ key: "then-compass", count: 2 }] };

test("an event and what follows from it become sentences", () => {
  expect(words.sentence(event)).toBe("Ada takes the Jaguar at 2. 2 compasses.");
});

test("names of players and pieces stand out", () => {
  expect(words.stretches({ ...event, then: [] })).toEqual([
    { text: "Ada", strong: true },
    { text: " takes the ", strong: false },
    { text: "Jaguar", strong: true },
    { text: " at 2.", strong: false },
  ]);
});

test("a text may name another", () => {
  const cards = new Words("en", [
    "suit-leaf = leaf\ncard-leaf-7-a = 7 leaf a\nnews = { $card } wins.",
    "card-leaf-7-a = 7 { suit-leaf }",
  ]);
  expect(cards.say("news", { card: "leaf-7-a" })).toBe("7 leaf wins.");
});

test("the same event can be a choice", () => {
  expect(words.choice(event)).toBe("Take the Jaguar");
});

test("a key without a text is shown as it is", () => {
  expect(words.say("no-such-key")).toBe("no-such-key");
});

test("later texts win over earlier ones", () => {
  expect(new Words("en", ["greeting = old", "greeting = new"]).say("greeting")).toBe("new");
});

test("texts are set as a printer does", () => {
  const french = new Words("fr", ["why = Pourquoi ? L'animal : { $tile }"], { "tile-rhea": "Nandou d'Amérique" });
  expect(french.say("why", { tile: "rhea" })).toBe("Pourquoi\u00A0? L’animal\u00A0: Nandou d’Amérique");
  expect(words.say("event-took", { seat: 0, tile: "x", distance: 1 })).toBe("Ada takes the x at 1.");
});

test("of the reader's own deeds it speaks to them", () => {
  const texts = [
    "event-took = { $seat } takes it from { $from_seat }.\nevent-took-you = { $seat } take it from { $from_seat }.\n",
    "event-left = { $seat } leaves.\nevent-took-from-you = { $seat } takes what you have.\n",
    "event-met = { $with_seat }!\n",
    "you = You\nyou-object = you\n",
  ];
  const words = new Words("en", texts, {}, ["Ada", "Emma"], 0);
  expect(words.sentence({ key: "event-took", seat: 0, from_seat: 1 })).toBe("You take it from Emma.");
  expect(words.sentence({ key: "event-took", seat: 1, from_seat: 0 })).toBe("Emma takes what you have.");
  expect(words.sentence({ key: "event-took", seat: 0, from_seat: 0 })).toBe("You take it from you.");
  expect(words.sentence({ key: "event-left", seat: 0 })).toBe("Ada leaves.");
  expect(words.sentence({ key: "event-met", with_seat: 0 })).toBe("you!");
  expect(words.stretches({ key: "event-took", seat: 0, from_seat: 1 })[0]).toEqual({ text: "You", strong: true });
});
