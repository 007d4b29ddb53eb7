// One table as views can watch it: the latest picture, the line to it, who is there, what is said.
// Must not know any game, nor how anything looks.
import { ask, Refusal } from "../core/api";
import { heard, STOPPED, type TableClock, tableTime } from "../core/clock";
import { type Answer, Line, type LineState, type World } from "../core/net";
import { type Command, SEAT_SHAPES, type SeatNow } from "../games/game";
import { gameOf } from "../games/registry";
import type { Phrase, PresenceNow, Progressed, Said, TableCommand, Update } from "../protocol.gen";
import { name, reloadOnce } from "./person.svelte";
import { knows, t, told } from "./words.svelte";

const TALK_KEPT = 200;
const ONLINE_SHOWN_AFTER_MS = 1000;

/** A table that is looked at from this browser. */
export class TableNow {
  readonly key: string;
  update = $state.raw<Update | null>(null);
  line = $state<LineState>("connecting");
  /** Has the line been down for so long that it should be said? */
  cut = $state(false);
  trip = $state<number | null>(null);
  presence = $state.raw<PresenceNow | null>(null);
  progress = $state.raw<Readonly<Record<number, Progressed>>>({});
  talk = $state.raw<readonly Said[]>([]);
  /** How much of the talk is new to whoever looks on. */
  unheard = $state(0);
  /** Why this is over, as the key of a reason. */
  ended = $state<string | null>(null);
  /** The last refusal of something that nobody waited for. */
  refused = $state.raw<{ key: string; details: Readonly<Record<string, string | number>> } | null>(null);
  #clock: TableClock = STOPPED;
  readonly #line: Line;
  #cutTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #hurry = () => this.#line.hurry();

  constructor(key: string) {
    this.key = key;
    this.#line = new Line(worldOf(key), {
      update: (update) => this.#take(update),
      message: (message) => {
        if (message.t === "presence") this.presence = message;
        else if (message.t === "progress") this.progress = { ...this.progress, [message.seat]: message };
        else if (message.t === "said") this.#listen(message);
        else if (message.t === "pong") this.#hear(message.now);
        else if (message.t === "refused" && message.id === null) this.refused = message;
      },
      state: (state) => this.#show(state),
      trip: (ms) => {
        this.trip = Math.round(ms);
      },
      ended: (reason) => this.#end(reason),
      moment: (update) => {
        const game = gameOf(update.table.game);
        return game && update.view ? game.moment(update.view as never) : null;
      },
    });
    addEventListener("online", this.#hurry);
    addEventListener("pageshow", this.#hurry);
  }

  /** Table time now. */
  now(): number {
    return tableTime(this.#clock, performance.now());
  }

  send(command: TableCommand | Command): Promise<Answer> {
    return this.#line.act(command);
  }

  tell(task: number, done: number, of: number): void {
    this.#line.say({ t: "progress", task, done, of });
  }

  say(words: Phrase | { text: string }): void {
    this.#line.say(
      typeof words === "string"
        ? { t: "say", phrase: words, text: null }
        : { t: "say", phrase: null, text: words.text },
    );
  }

  /** Everything that was said has been seen. */
  heardAll(): void {
    this.unheard = 0;
  }

  close(): void {
    removeEventListener("online", this.#hurry);
    removeEventListener("pageshow", this.#hurry);
    clearTimeout(this.#cutTimer);
    this.#line.end();
  }

  #take(update: Update): void {
    this.#clock = heard(this.#clock, update.now, performance.now(), update.running);
    this.update = update;
  }

  /** After a break the server says again what was said; before the first round trip all of it is old. */
  #listen(said: Said): void {
    if (this.talk.some((one) => one.at === said.at && one.name === said.name && one.text === said.text)) return;
    this.talk = [...this.talk, said].slice(-TALK_KEPT);
    if (this.trip !== null && said.seat !== (this.update?.you ?? -1)) this.unheard += 1;
  }

  #hear(now: number): void {
    this.#clock = heard(this.#clock, now, performance.now(), this.#clock.running);
  }

  #show(state: LineState): void {
    this.line = state;
    clearTimeout(this.#cutTimer);
    if (state === "online") this.cut = false;
    else this.#cutTimer = setTimeout(() => (this.cut = true), ONLINE_SHOWN_AFTER_MS);
  }

  #end(reason: string): void {
    if (reason === "wire.stale") reloadOnce();
    this.ended = reason === "table" ? "table.unknown" : reason === "session" ? "web.who-are-you" : reason;
  }
}

/** The seats of a picture with the names they are called by. */
export function seatsNow(update: Update, presence: PresenceNow | null): SeatNow[] {
  return update.table.seats.map((face, seat) => ({
    seat,
    name:
      face.name ??
      (face.bot === null ? t("name-of-player", { number: seat + 1 }) : t("name-of-bot", { number: seat + 1 })),
    shape: SEAT_SHAPES[seat % SEAT_SHAPES.length] ?? "disc",
    bot: face.bot,
    presence: presence?.seats[seat] ?? (face.bot ? "bot" : face.name === null ? "free" : "here"),
    rtt: presence?.rtt[seat] ?? null,
    isYou: update.you === seat,
    isHost: update.table.host === seat,
  }));
}

/** What a bot's level is called. */
export function levelName(level: string): string {
  return knows(`level-${level}`) ? told(`level-${level}`) : level;
}

/** The commands of the table, and those of the game. */
export function ofTable(update: Update): TableCommand[] {
  return update.legal.filter((command): command is TableCommand => command.kind.startsWith("table."));
}
export function ofGame(update: Update): Command[] {
  return update.legal.filter((command): command is Command => !command.kind.startsWith("table."));
}

function worldOf(key: string): World {
  return {
    connect(events) {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      const socket = new WebSocket(`${scheme}://${location.host}/t/${encodeURIComponent(key)}/socket`);
      socket.onopen = () => events.opened();
      socket.onmessage = ({ data }) => events.heard(String(data));
      socket.onclose = () => events.closed();
      return socket;
    },
    now: () => performance.now(),
    after(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    chance: Math.random,
    // crypto.randomUUID is only there in a secure context, and a LAN is none
    newId: () =>
      [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
    async whyGone() {
      try {
        await ask("look_up", null, { key });
        return name() !== null && (await ask("me", null)).name === null ? "session" : null;
      } catch (fault) {
        return fault instanceof Refusal && fault.status === 404 ? "table" : null;
      }
    },
  };
}
