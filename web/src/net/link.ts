// A connection to a table that comes back by itself: a socket, and plain requests where sockets do not get through.
import { address } from "../base";
import { VERSION, type Bye, type Ping, type Pong, type Presence, type Refused, type Sendable, type Update } from "../wire/protocol";
import { api, ApiError, fresh, type Request } from "./api";
import { Countdown } from "./countdown";

/** A request before it has its name. */
export type Wish = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;
type Reply = Exclude<Sendable, Update | Presence | Ping | Pong | Bye>;

/** Who is away, and since when. */
export type Away = Presence["away"];

export type Health = "connecting" | "live" | "away" | "replaced" | "ended" | "aside";

interface Pending {
  request: Request;
  resolve: (reply: Reply) => void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;
const LONGEST_WAIT = 25; // seconds that the server may hold a request
const LONGEST_SILENCE = 25; // seconds; the server says something every 15
const LONGEST_ANSWER = 10; // seconds
const SOCKET_TRIES = 3; // sockets that never opened, before plain requests are used

export class Link {
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private pause = FIRST_PAUSE;
  private failures = 0;
  private hasOpened = false; // sockets get through here
  private timer: ReturnType<typeof setTimeout> | undefined;
  private polling: AbortController | null = null;
  private readonly silence = new Countdown(
    () => this.drop(),
    () => this.probe(),
  );
  private readonly answer = new Countdown(() => this.drop());

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private since: number,
    private readonly heard: (update: Update) => void,
    private readonly health: (health: Health) => void,
    private readonly presence: (away: Away) => void,
  ) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
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
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.timer);
    this.timer = undefined;
    this.hangUp();
    for (const { request, resolve } of this.pending.values()) resolve(lost(request));
    this.pending.clear();
  }

  /** The person, or the network, is back. */
  private readonly wake = (): void => {
    if (document.hidden) return;
    if (this.timer === undefined) {
      this.probe();
      return;
    }
    clearTimeout(this.timer);
    this.connect();
  };

  /** Find out whether the line lives: before it is said to be lost, the server has time to answer. */
  private probe(): void {
    if (this.polling !== null) {
      this.hangUp();
      this.connect();
    }
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.silence.shorten(LONGEST_ANSWER);
    this.socket.send(JSON.stringify({ type: "ping" } satisfies Ping));
  }

  /** The line is dead, though nobody has said so. */
  private drop(): void {
    if (this.socket?.readyState === WebSocket.CONNECTING) this.failures += 1;
    this.hangUp();
    this.lose();
  }

  /** Whatever still comes over it is not heard. */
  private hangUp(): void {
    const { socket, polling } = this;
    this.socket = this.polling = null;
    socket?.close();
    polling?.abort();
    this.silence.stop();
    this.answer.stop();
  }

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
    this.silence.start(LONGEST_ANSWER);
    let opened = false;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      opened = this.hasOpened = true;
      this.failures = 0;
      socket.send(JSON.stringify({ type: "hello", version: VERSION, since: this.since }));
      this.stands();
    };
    socket.onmessage = (message) => {
      if (this.socket === socket) this.take(JSON.parse(String(message.data)) as Sendable);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      if (!opened) this.failures += 1;
      this.hangUp();
      this.lose();
    };
  }

  private stands(): void {
    this.pause = FIRST_PAUSE;
    this.silence.start(LONGEST_SILENCE);
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
    if (this.socket !== null) this.silence.start(LONGEST_SILENCE);
    if (message.type === "ping") {
      this.socket?.send(JSON.stringify({ type: "pong" } satisfies Pong));
    } else if (message.type === "update") {
      this.since = message.seq;
      this.heard(message);
    } else if (message.type === "presence") {
      this.presence(message.away);
    } else if (message.type === "bye") {
      this.dismissed(message.why);
    } else if (message.type !== "pong" && message.id !== null) {
      this.settle(message.id, message);
    }
  }

  private settle(id: string, reply: Reply): void {
    this.pending.get(id)?.resolve(reply);
    this.pending.delete(id);
    this.answer.stop();
    if (this.pending.size > 0) this.answer.start(LONGEST_ANSWER);
  }

  private dismissed(why: Bye["why"]): void {
    if (why !== "replaced" && why !== "version" && why !== "no-seat") return; // the socket closes, and comes back
    this.close();
    this.health(why === "replaced" ? "replaced" : "ended");
  }

  private send(request: Request): void {
    const isOpen = this.socket?.readyState === WebSocket.OPEN;
    if (isOpen) this.socket?.send(JSON.stringify(request));
    else if (this.polling !== null) void this.post(request);
    else return; // until the connection is back
    if (!this.answer.isRunning) this.answer.start(LONGEST_ANSWER);
  }

  // -- without sockets ----------------------------------------------------------

  private async poll(): Promise<void> {
    const polling = new AbortController();
    this.polling = polling;
    try {
      for (let wait = 0; !polling.signal.aborted; wait = LONGEST_WAIT) {
        this.silence.start(wait + LONGEST_ANSWER);
        const update = await api.updates(this.table, this.seat, this.since, wait, polling.signal);
        if (update.seq > this.since) this.take(update);
        if (this.hasOpened) {
          this.failures = 0; // the server was away, and is back
          this.hangUp();
          this.connect();
          return;
        }
        if (wait === 0) this.stands();
      }
    } catch (error) {
      if (polling.signal.aborted) return;
      this.hangUp();
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
