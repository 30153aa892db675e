// A connection to a table that comes back by itself: a socket, and plain requests where sockets do not get through.
import { address } from "../base";
import { VERSION, type Bye, type Presence, type Refused, type Sendable, type Sent, type Update } from "../wire/protocol";
import { api, ApiError, fresh } from "./api";

type Request = Exclude<Sent, { type: "hello" }>;
/** A request before it has its name. */
export type Wish = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;
type Reply = Exclude<Sendable, Update | Presence | Bye>;

export type Health = "connecting" | "live" | "away" | "replaced" | "ended" | "aside";

interface Pending {
  request: Request;
  resolve: (reply: Reply) => void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;
const LONGEST_WAIT = 25; // seconds that the server may hold a request
const SOCKET_TRIES = 3; // sockets that never opened, before plain requests are used

export class Link {
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private pause = FIRST_PAUSE;
  private failures = 0;
  private hasOpened = false; // sockets get through here
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly ending = new AbortController();

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private since: number,
    private readonly heard: (update: Update) => void,
    private readonly health: (health: Health) => void,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Ask; the same request is sent again until it is answered. */
  ask(wish: Wish): Promise<Reply> {
    const request = { ...wish, id: fresh() } as Request;
    return new Promise((resolve) => {
      this.pending.set(request.id, { request, resolve });
      this.send(request);
    });
  }

  close(): void {
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    this.ending.abort();
    this.socket?.close();
    this.socket = null;
    for (const { request, resolve } of this.pending.values()) resolve(lost(request));
    this.pending.clear();
  }

  private readonly hurry = (): void => {
    if (this.timer === undefined || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  };

  // -- by socket --------------------------------------------------------------

  private connect(): void {
    this.timer = undefined;
    if (this.failures >= SOCKET_TRIES) {
      void this.poll();
      return;
    }
    const url = new URL(address(`api/tables/${encodeURIComponent(this.table)}/socket`), location.href);
    url.protocol = url.protocol.replace("http", "ws");
    if (this.seat !== null) url.searchParams.set("seat", String(this.seat));
    const socket = new WebSocket(url);
    this.socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = this.hasOpened = true;
      this.failures = 0;
      socket.send(JSON.stringify({ type: "hello", version: VERSION, since: this.since }));
      this.stands();
    };
    socket.onmessage = (message) => this.take(JSON.parse(String(message.data)) as Sendable);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (!opened) this.failures += 1;
      this.lose();
    };
  }

  private stands(): void {
    this.pause = FIRST_PAUSE;
    this.health("live");
    for (const { request } of this.pending.values()) this.send(request);
  }

  private lose(): void {
    this.health("away");
    const wait = this.pause * (0.5 + Math.random());
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private take(message: Sendable): void {
    if (message.type === "update") {
      this.since = message.seq;
      this.heard(message);
    } else if (message.type === "presence") {
      return; // the next update says it again
    } else if (message.type === "bye") {
      this.dismissed(message.why);
    } else if (message.id !== null) {
      this.pending.get(message.id)?.resolve(message);
      this.pending.delete(message.id);
    }
  }

  private dismissed(why: Bye["why"]): void {
    if (why !== "replaced" && why !== "version" && why !== "no-seat") return; // the socket closes, and comes back
    this.close();
    this.health(why === "replaced" ? "replaced" : "ended");
  }

  private send(request: Request): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
    else if (this.failures >= SOCKET_TRIES) void this.post(request);
  }

  // -- without sockets ----------------------------------------------------------

  private async poll(): Promise<void> {
    try {
      for (let wait = 0; !this.ending.signal.aborted; wait = LONGEST_WAIT) {
        const update = await api.updates(this.table, this.seat, this.since, wait, this.ending.signal);
        if (update.seq > this.since) this.take(update);
        if (this.hasOpened) {
          this.failures = 0; // the server was away, and is back
          this.connect();
          return;
        }
        if (wait === 0) this.stands();
      }
    } catch (error) {
      if (this.ending.signal.aborted) return;
      if (error instanceof ApiError && (error.code === "not-yours" || error.code === "no-table")) this.dismissed("no-seat");
      else if (error instanceof ApiError && error.code === "set-aside") this.setAside();
      else this.lose();
    }
  }

  private setAside(): void {
    this.close();
    this.health("aside");
  }

  private async post(request: Request): Promise<void> {
    try {
      this.take(await api.request(this.table, this.seat, request));
    } catch (error) {
      if (error instanceof ApiError && error.refused !== null) this.take({ ...error.refused, id: request.id });
      else setTimeout(() => this.pending.has(request.id) && this.send(request), LONGEST_PAUSE);
    }
  }
}

function lost(request: Request): Refused {
  return { type: "refused", id: request.id, code: "trouble" };
}
