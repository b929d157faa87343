// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import fixture from "../../fixtures/footsteps.json";
import type { ServerMessage, StateMessage } from "../wire";
import type { Connection, Request } from "./connection";
import type { Fixture } from "./demo";
import { Desk } from "./desk.svelte";

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

let desk: Desk;
let server: Scripted;

beforeEach(() => {
  desk = new Desk(table, pieces, { fr: [], en: [] }, { en: "Footsteps" });
  server = new Scripted();
  desk.connect(server);
  desk.hear(moment);
});

test("a choice shows the view as it will be and does nothing yet", () => {
  desk.choose(TAKE);
  expect(desk.chosen).toBe(TAKE);
  expect((desk.shown.seats as { score: number }[])[0]?.score).toBe(6);
  expect(server.asked).toEqual([]);
});

test("choosing again, or undo, takes the choice back", async () => {
  desk.choose(TAKE);
  desk.choose(TAKE);
  expect(desk.chosen).toBeNull();
  desk.choose(TAKE);
  await desk.undo();
  expect(desk.chosen).toBeNull();
  expect(server.asked).toEqual([]);
});

test("the wax button sends the choice with the last event seen", async () => {
  desk.choose(TAKE);
  await desk.confirm();
  expect(server.asked).toEqual([{ type: "move", seat: 0, action: TAKE, seen: moment.number, confirmed: true }]);
  expect(desk.chosen).toBeNull();
});

test("what isn't legal asks the server why not", async () => {
  server.answer = () => ({ type: "why", code: "not-facing", rule: "F-T3", key: "why-not-facing", sentence: "Not facing." });
  desk.choose("take lion");
  await Promise.resolve();
  await Promise.resolve();
  expect(desk.refusal).toMatchObject({ rule: "F-T3", sentence: "Not facing." });
  expect(desk.chosen).toBeNull();
});

test("a small action without a way back becomes the choice", async () => {
  server.answer = () => ({ type: "confirm", seat: 0, action: TAKE, preview: { changes: {}, uncertain: [], final: true } });
  await desk.play(TAKE);
  expect(desk.chosen).toBe(TAKE);
});

test("on a device with two seats the other hand stays behind the curtain", async () => {
  const shared = { ...table, seats: table.seats.map((seat) => ({ ...seat, mine: true })) };
  const other = new Desk(shared, pieces, { fr: [], en: [] }, {});
  other.connect(server);
  other.hear(moment);
  expect(other.curtain).toBe(0);
  expect(other.state).toBeNull();
  expect(server.asked).toEqual([{ type: "look", seat: null }]);
  await other.liftCurtain();
  other.hear(moment);
  expect(other.curtain).toBeNull();
  expect(other.seat).toBe(0);
  other.choose(TAKE);
  other.hear({ ...moment, number: moment.number + 1, to_act: [1] });
  expect(other.curtain).toBe(1);
  expect(other.state).toBeNull();
  expect(other.legal).toEqual([]);
  expect(other.chosen).toBeNull();
});

test("news of the match change no word", () => {
  const words = desk.words;
  desk.hear({ ...moment, number: moment.number + 1, to_act: [1] });
  expect(desk.words).toBe(words);
});

test("a log entry points at the pieces it names", () => {
  desk.pointed = [{ key: "event-studied", tile: "lion", then: [{ key: "then-covers", tile: "tiger" }] }];
  expect(desk.isPointed("tile", "tiger")).toBe(true);
  expect(desk.isPointed("tile", "koala")).toBe(false);
});

test("words that come again after a lost connection are heard once", () => {
  const word = { type: "chat", number: 1, player: "a", name: "Ada", seat: 0, text: "Fair winds", at: 0 } as ServerMessage;
  desk.hear(word);
  desk.hear({ ...word, number: 2 } as ServerMessage);
  desk.hear(word);
  expect(desk.chat.map((one) => one.number).sort()).toEqual([1, 2]);
});

test("a move that had been done before the connection broke is not refused in words", async () => {
  desk.choose(TAKE);
  server.answer = () => {
    const entry = { kind: "moved", number: moment.number + 1, seat: 0, told: [], by: "", at: 0 };
    desk.hear({ ...moment, since: moment.number, number: moment.number + 1, entries: [entry] } as unknown as ServerMessage);
    return { type: "refused", code: "stale", key: "stale", rule: "", sentence: "Something happened meanwhile." };
  };
  await desk.confirm();
  expect(desk.refusal).toBeNull();
  expect(desk.chosen).toBeNull();
});
