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
