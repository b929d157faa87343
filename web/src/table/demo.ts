/** A connection without a server: shows the moments of a fixture one after the other. */
import type { Pieces, ServerMessage, StateMessage, Table } from "../wire";
import type { Connection } from "./connection";

export interface Fixture {
  title: Record<string, string>;
  table: Table;
  pieces: Pieces;
  messages: Record<string, StateMessage>;
}

export function demoConnection(fixture: Fixture, at: string, receive: (message: ServerMessage) => void): Connection {
  const moments = Object.keys(fixture.messages);
  let moment = Math.max(0, moments.indexOf(at));
  const show = (): void => {
    const message = fixture.messages[moments[moment] ?? ""];
    if (message) receive(message);
  };
  queueMicrotask(show);
  let id = 0;
  return {
    async ask(request): Promise<ServerMessage> {
      id += 1;
      if (request.type === "move") {
        moment = Math.min(moment + 1, moments.length - 1);
        show();
        return { type: "done", id, number: moment };
      }
      if (request.type === "why") {
        return {
          type: "why",
          id,
          seat: request.seat,
          action: request.action,
          code: "not-now",
          rule: "F-T3",
          key: "why-illegal-action",
          sentence: "This can't be done now.",
        };
      }
      return { type: "done", id, number: moment };
    },
    renew(): void {},
    close(): void {},
  };
}
