// One table's socket as a state of its own: hello, acts that are sent again until they are answered, coming back.
// Must not know the DOM, any game, nor what is shown; the world (sockets, time, chance) is handed in.
import { type Down, PROTOCOL, type Up, type Update } from "../protocol.gen";

export interface Socket {
  send(text: string): void;
  close(): void;
}
export interface SocketEvents {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}
export interface World {
  connect(events: SocketEvents): Socket;
  /** Milliseconds that never go back; of no particular origin. */
  now(): number;
  /** Calls `then` once after so many milliseconds; the answer calls it off. */
  after(ms: number, then: () => void): () => void;
  /** A number from 0 to 1. */
  chance(): number;
  newId(): string;
  /** A refused handshake looks like a broken line: ask in plain words whether the table and we are still known. */
  whyGone(): Promise<"table" | "session" | null>;
}

/** What became of an act: done; refused, with the reason's key; or dropped, since its moment had passed meanwhile. */
export type Answer =
  | { ok: true }
  | { ok: false; key: string; details: Readonly<Record<string, string | number>> }
  | { ok: false; key: null };

export type LineState = "connecting" | "online" | "offline" | "ended";

export interface Hearing {
  update(update: Update): void;
  message(message: Exclude<Down, Update>): void;
  state(state: LineState): void;
  /** The round trip in milliseconds, whenever it was measured. */
  trip(ms: number): void;
  /** Why the line will not come back: a reason of a `bye`, or what `whyGone` says. */
  ended(reason: string): void;
  /** What moment a picture shows (a round, a trick); an act of another moment is not sent again after a break. */
  moment(update: Update): unknown;
}

interface Pending {
  readonly frame: string;
  readonly moment: unknown;
  readonly answer: (answer: Answer) => void;
}

export const PING_MS = 5000;
const SILENCE_MS = 2 * PING_MS + 1000;
const SLOWEST_MS = 5000;
/** Reasons of a last word after which trying again is of no use. */
const FINAL = [
  "wire.stale",
  "table.unknown",
  "table.kicked",
  "table.no-watchers",
  "table.second-tab",
  "table.shut",
  "web.banned",
  "web.forgotten",
];

export class Line {
  readonly #world: World;
  readonly #hearing: Hearing;
  readonly #pending = new Map<string, Pending>();
  #socket: Socket | null = null;
  #seq = 0;
  #moment: unknown = null;
  #welcomed = false;
  #tries = 0;
  #ended = false;
  #heardAt = 0;
  #token = 0;
  #pingedAt = 0;
  #callOff: () => void = () => {};

  constructor(world: World, hearing: Hearing) {
    this.#world = world;
    this.#hearing = hearing;
    this.#connect();
  }

  /** Gives a command to the table; it is sent again until it is answered, but never in another moment than now's. */
  act(command: unknown): Promise<Answer> {
    return new Promise((answer) => {
      const id = this.#world.newId();
      const frame = JSON.stringify({ t: "do", id, command });
      this.#pending.set(id, { frame, moment: this.#moment, answer });
      if (this.#welcomed) this.#socket?.send(frame);
    });
  }

  /** Says something that is not worth repeating: progress, chat. */
  say(message: Extract<Up, { t: "progress" | "say" }>): void {
    if (this.#welcomed) this.#send(message);
  }

  /** How many acts wait for their answer. */
  get waiting(): number {
    return this.#pending.size;
  }

  /** Tries again at once, as when the browser says that it is online again. */
  hurry(): void {
    if (this.#ended || this.#socket !== null) return;
    this.#callOff();
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    this.#callOff();
    this.#socket?.close();
    this.#socket = null;
    for (const { answer } of this.#pending.values()) answer({ ok: false, key: null });
    this.#pending.clear();
  }

  #connect(): void {
    this.#welcomed = false;
    this.#heardAt = this.#world.now();
    this.#hearing.state("connecting");
    let socket: Socket | null = null;
    const current = () => socket !== null && socket === this.#socket;
    socket = this.#world.connect({
      opened: () => current() && this.#send({ t: "hello", protocol: PROTOCOL, seq: this.#seq }),
      heard: (text) => current() && this.#hear(JSON.parse(text) as Down),
      closed: () => current() && void this.#lost(),
    });
    this.#socket = socket;
    this.#callOff = this.#world.after(SILENCE_MS, () => void this.#lost());
  }

  #send(message: Up): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: Down): void {
    this.#heardAt = this.#world.now();
    switch (message.t) {
      case "update":
        this.#take(message);
        return;
      case "refused":
        if (message.id !== null) this.#answer(message.id, { ok: false, key: message.key, details: message.details });
        break;
      case "pong":
        if (message.probe !== 0) this.#send({ t: "echo", probe: message.probe });
        if (message.token === this.#token) this.#hearing.trip(this.#heardAt - this.#pingedAt);
        break;
      case "bye":
        if (FINAL.includes(message.reason)) this.#finish(message.reason);
        break;
    }
    this.#hearing.message(message);
  }

  #take(update: Update): void {
    this.#seq = update.seq;
    this.#moment = this.#hearing.moment(update);
    if (update.ack !== null) this.#answer(update.ack, { ok: true });
    this.#hearing.update(update);
    if (!this.#welcomed) this.#welcome();
  }

  #welcome(): void {
    this.#welcomed = true;
    this.#tries = 0;
    this.#hearing.state("online");
    for (const [id, { frame, moment }] of this.#pending) {
      if (moment === null || moment === this.#moment) this.#socket?.send(frame);
      else this.#answer(id, { ok: false, key: null });
    }
    this.#ping();
  }

  #answer(id: string, answer: Answer): void {
    this.#pending.get(id)?.answer(answer);
    this.#pending.delete(id);
  }

  #ping(): void {
    this.#callOff();
    if (this.#world.now() - this.#heardAt > SILENCE_MS) {
      void this.#lost();
      return;
    }
    this.#token += 1;
    this.#pingedAt = this.#world.now();
    this.#send({ t: "ping", token: this.#token });
    this.#callOff = this.#world.after(PING_MS, () => this.#ping());
  }

  async #lost(): Promise<void> {
    const socket = this.#socket;
    this.#socket = null;
    this.#callOff();
    socket?.close();
    if (this.#ended) return;
    this.#hearing.state("offline");
    if (!this.#welcomed) {
      const reason = await this.#world.whyGone();
      if (this.#ended || this.#socket !== null) return;
      if (reason !== null) {
        this.#finish(reason);
        return;
      }
    }
    this.#welcomed = false;
    this.#tries += 1;
    const wait = Math.min(SLOWEST_MS, 200 * 2 ** this.#tries) * (0.7 + 0.6 * this.#world.chance());
    this.#callOff = this.#world.after(wait, () => this.#connect());
  }

  #finish(reason: string): void {
    this.end();
    this.#hearing.state("ended");
    this.#hearing.ended(reason);
  }
}
