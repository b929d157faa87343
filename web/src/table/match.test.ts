// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import fixture from "../../fixtures/footsteps.json";
import type { ServerMessage, StateMessage } from "../wire";
import type { Connection, Request } from "./connection";
import type { Fixture } from "./demo";
import { Match } from "./match.svelte";

const { table, pieces, messages } = fixture as unknown as Fixture;
const moment = messages["18"] as StateMessage;
const TAKE = "take emperor-scorpion";

/** A server that writes down what it is asked and answers as told. */
class Scripted implements Connection {
  asked: Request[] = [];
  answer: (request: Request) => Partial<ServerMessage> = () => ({ type: "done", number: 0 });

  async ask(request: Request): Promise<ServerMessage> {
    this.asked.push(request);
    return { id: 1, ...this.answer(request) } as ServerMessage;
  }

  renew(): void {}
  close(): void {}
}

let match: Match;
let server: Scripted;

beforeEach(() => {
  match = new Match(table, pieces, { fr: [], en: [] }, { en: "Footsteps" });
  server = new Scripted();
  match.connect(server);
  match.receive(moment);
});

test("a choice shows the view as it will be and does nothing yet", () => {
  match.choose(TAKE);
  expect(match.chosen).toBe(TAKE);
  expect((match.shown.seats as { score: number }[])[0]?.score).toBe(6);
  expect(server.asked).toEqual([]);
});

test("choosing again, or undo, takes the choice back", async () => {
  match.choose(TAKE);
  match.choose(TAKE);
  expect(match.chosen).toBeNull();
  match.choose(TAKE);
  await match.undo();
  expect(match.chosen).toBeNull();
  expect(server.asked).toEqual([]);
});

test("the wax button sends the choice with the last event seen", async () => {
  match.choose(TAKE);
  await match.confirm();
  expect(server.asked).toEqual([{ type: "move", seat: 0, action: TAKE, seen: moment.number, confirmed: true }]);
  expect(match.chosen).toBeNull();
});

test("what isn't legal asks the server why not", async () => {
  server.answer = () => ({
    type: "why",
    code: "not-facing",
    rule: "F-T3",
    key: "why-not-facing",
    sentence: "Not facing.",
  });
  match.choose("take lion");
  await Promise.resolve();
  await Promise.resolve();
  expect(match.refusal).toMatchObject({ rule: "F-T3", sentence: "Not facing." });
  expect(match.chosen).toBeNull();
});

test("a small action without a way back becomes the choice", async () => {
  server.answer = () => ({
    type: "confirm",
    seat: 0,
    action: TAKE,
    preview: { changes: {}, uncertain: [], final: true },
  });
  await match.play(TAKE);
  expect(match.chosen).toBe(TAKE);
});

test("on a device with two seats the other hand stays behind the curtain", async () => {
  const shared = { ...table, seats: table.seats.map((seat) => ({ ...seat, mine: true })) };
  const other = new Match(shared, pieces, { fr: [], en: [] }, {});
  other.connect(server);
  other.receive(moment);
  expect(other.curtain).toBe(0);
  expect(other.state).toBeNull();
  expect(server.asked).toEqual([{ type: "look", seat: null }]);
  await other.liftCurtain();
  other.receive(moment);
  expect(other.curtain).toBeNull();
  expect(other.seat).toBe(0);
  other.choose(TAKE);
  other.receive({ ...moment, number: moment.number + 1, to_act: [1] });
  expect(other.curtain).toBe(1);
  expect(other.state).toBeNull();
  expect(other.legal).toEqual([]);
  expect(other.chosen).toBeNull();
});

test("news of the match change no word", () => {
  const words = match.words;
  match.receive({ ...moment, number: moment.number + 1, to_act: [1] });
  expect(match.words).toBe(words);
});

test("a log entry points at the pieces it names", () => {
  match.pointed = [{ key: "event-studied", tile: "lion", then: [{ key: "then-covers", tile: "tiger" }] }];
  expect(match.isPointed("tile", "tiger")).toBe(true);
  expect(match.isPointed("tile", "koala")).toBe(false);
});

test("words that come again after a lost connection are heard once", () => {
  const word = {
    type: "chat",
    number: 1,
    player: "a",
    name: "Ada",
    seat: 0,
    text: "Fair winds",
    at: 0,
  } as ServerMessage;
  match.receive(word);
  match.receive({ ...word, number: 2 } as ServerMessage);
  match.receive(word);
  expect(match.chat.map((one) => one.number).sort()).toEqual([1, 2]);
});

test("a move that had been done before the connection broke is not refused in words", async () => {
  match.choose(TAKE);
  server.answer = () => {
    const entry = { kind: "moved", number: moment.number + 1, seat: 0, told: [], by: "", at: 0 };
    match.receive({
      ...moment,
      since: moment.number,
      number: moment.number + 1,
      entries: [entry],
    } as unknown as ServerMessage);
    return { type: "refused", code: "stale", key: "stale", rule: "", sentence: "Something happened meanwhile." };
  };
  await match.confirm();
  expect(match.refusal).toBeNull();
  expect(match.chosen).toBeNull();
});
