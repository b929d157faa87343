/** Live play over a WebSocket that comes back by itself; what is asked meanwhile waits for it. */
import { settings } from "../app/settings.svelte";
import type { ClientMessage, ServerMessage } from "../wire";

type WithoutId<M> = M extends { id: number } ? Omit<M, "id"> : never;
export type Request = WithoutId<ClientMessage>;
export type Link = "joining" | "there" | "lost";

/** What carries messages between the match and a server. */
export interface Connection {
  /** Resolves with the answer that repeats the request's id. */
  ask(request: Request): Promise<ServerMessage>;
  /** Connect again at once: the server knows us by another name now. */
  renew(): void;
  close(): void;
}

interface Listener {
  receive(message: ServerMessage): void;
  link(state: Link): void;
  /** The last event this browser holds, so that coming back resumes there. */
  last(): number;
  /** The seat looked from; null lets the server choose. */
  seat(): number | null;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20000;

export class SocketConnection implements Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private nextId = 1;
  private closed = false;
  private timer = 0;
  private pinger = 0;
  private readonly pending = new Map<number, { request: ClientMessage; answer: (message: ServerMessage) => void }>();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener("online", this.hurry);
  }

  ask(request: Request): Promise<ServerMessage> {
    const message = { ...request, id: this.nextId++ } as ClientMessage;
    return new Promise((answer) => {
      this.pending.set(message.id, { request: message, answer });
      this.post(message);
    });
  }

  renew(): void {
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    if (this.socket) {
      this.socket.onclose = this.socket.onmessage = this.socket.onopen = null;
      this.socket.close();
    }
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    removeEventListener("online", this.hurry);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ since: String(this.listener.last()), lang: settings.language });
    const seat = this.listener.seat();
    if (seat !== null) query.set("seat", String(seat));
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.link("there");
      for (const { request } of this.pending.values()) this.post(request);
      this.pinger = window.setInterval(() => void this.ask({ type: "ping" }), PING_EVERY);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.retry();
  }

  private receive(message: ServerMessage): void {
    this.listener.receive(message);
    if (!("id" in message) || message.id === null) return;
    const waiting = this.pending.get(message.id);
    this.pending.delete(message.id);
    waiting?.answer(message);
  }

  private post(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private retry(): void {
    clearInterval(this.pinger);
    if (this.closed) return;
    this.listener.link("lost");
    this.timer = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private readonly hurry = (): void => {
    if (this.closed || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };
}
