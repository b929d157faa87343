// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage } from "../wire";
import { SocketConnection, type Link } from "./connection";

/** A socket that opens, speaks and breaks as told. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: { id: number; type: string }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: number; type: string });
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }
}

let links: Link[] = [];
let connection: SocketConnection;

function socket(): FakeSocket {
  const last = FakeSocket.made.at(-1);
  if (!last) throw new Error("expected a socket, found none");
  return last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  links = [];
  connection = new SocketConnection("abc", {
    receive: () => {},
    link: (link) => links.push(link),
    last: () => 7,
    seat: () => 1,
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it says which event it holds and which seat it looks from", () => {
  expect(socket().url).toContain("/api/tables/abc/live?since=7");
  expect(socket().url).toContain("seat=1");
});

test("what is asked before the connection is there is sent when it opens", async () => {
  const answer = connection.ask({ type: "ping" });
  expect(socket().sent).toEqual([]);
  socket().opens();
  expect(socket().sent).toEqual([{ type: "ping", id: 1 }]);
  socket().says({ type: "pong", id: 1, at: 5 });
  expect(((await answer) as ServerMessage).type).toBe("pong");
});

test("after a loss it opens again, later each time, and asks again what had no answer", () => {
  socket().opens();
  void connection.ask({ type: "why", seat: 1, action: "take lion" });
  socket().close();
  expect(links).toEqual(["there", "lost"]);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made).toHaveLength(2);
  socket().close();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made).toHaveLength(2);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made).toHaveLength(3);
  socket().opens();
  expect(socket().sent.map((one) => one.type)).toEqual(["why"]);
  expect(links.at(-1)).toBe("there");
});

test("under a new name it connects again at once, and nothing was lost", () => {
  socket().opens();
  connection.renew();
  expect(FakeSocket.made).toHaveLength(2);
  socket().opens();
  expect(links).toEqual(["there", "there"]);
});

test("closed is closed", () => {
  socket().opens();
  connection.close();
  vi.advanceTimersByTime(60000);
  expect(FakeSocket.made).toHaveLength(1);
});
