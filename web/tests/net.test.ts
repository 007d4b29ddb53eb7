import { beforeEach, describe, expect, it } from "vitest";
import { type Answer, Line, type LineState, PING_MS, type SocketEvents, type World } from "../src/core/net";
import { type Down, PROTOCOL, type Up, type Update } from "../src/protocol.gen";

/** A world whose time jumps and whose sockets are lists. */
class Desk implements World {
  time = 0;
  lines: { events: SocketEvents; sent: Up[]; closed: boolean }[] = [];
  alarms: { at: number; then: () => void }[] = [];
  ids = 0;
  gone: "table" | "session" | null = null;

  connect(events: SocketEvents) {
    const line = { events, sent: [] as Up[], closed: false };
    this.lines.push(line);
    return {
      send: (text: string) => void line.sent.push(JSON.parse(text)),
      close: () => {
        line.closed = true;
      },
    };
  }
  now = () => this.time;
  after = (ms: number, then: () => void) => {
    const alarm = { at: this.time + ms, then };
    this.alarms.push(alarm);
    return () => {
      this.alarms = this.alarms.filter((one) => one !== alarm);
    };
  };
  chance = () => 0.5;
  newId = () => `c${++this.ids}`;
  whyGone = async () => this.gone;

  get last() {
    const line = this.lines.at(-1);
    if (!line) throw new Error("nothing was opened");
    return line;
  }
  say(message: Partial<Down>) {
    this.last.events.heard(JSON.stringify(message));
  }
  async pass(ms: number) {
    const until = this.time + ms;
    for (;;) {
      const next = this.alarms.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.alarms = this.alarms.filter((one) => one !== next);
      this.time = Math.max(this.time, next.at);
      next.then();
      await settled();
    }
    this.time = until;
  }
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

const picture = (seq: number, round: number, ack: string | null = null): Partial<Update> => ({
  t: "update",
  seq,
  ack,
  view: round as never,
});

let desk: Desk;
let states: LineState[];
let ends: string[];
let updates: number[];
let line: Line;

beforeEach(() => {
  desk = new Desk();
  [states, ends, updates] = [[], [], []];
  line = new Line(desk, {
    update: ({ seq }) => updates.push(seq),
    message: () => {},
    state: (state) => states.push(state),
    trip: () => {},
    ended: (reason) => ends.push(reason),
    moment: ({ view }) => view,
  });
});

const online = (seq = 1, round = 1) => {
  desk.last.events.opened();
  desk.say(picture(seq, round));
};
const acts = () => desk.last.sent.filter(({ t }) => t === "do");

describe("the line to a table", () => {
  it("says hello in our protocol and with the last seq it has seen", async () => {
    online(7);
    expect(desk.last.sent[0]).toEqual({ t: "hello", protocol: PROTOCOL, seq: 0 });
    desk.last.events.closed();
    await settled();
    await desk.pass(1000);
    desk.last.events.opened();
    expect(desk.last.sent[0]).toEqual({ t: "hello", protocol: PROTOCOL, seq: 7 });
    expect(states).toEqual(["connecting", "online", "offline", "connecting"]);
  });

  it("answers an act when it is acknowledged, and tells why it was refused", async () => {
    online();
    const done = line.act({ kind: "roll" });
    const refused = line.act({ kind: "roll" });
    desk.say(picture(2, 1, "c1"));
    desk.say({ t: "refused", id: "c2", key: "ubongo.rolled-already", details: {} });
    expect(await done).toEqual({ ok: true });
    expect(await refused).toEqual({ ok: false, key: "ubongo.rolled-already", details: {} });
    expect(line.waiting).toBe(0);
  });

  it("sends an act again, with the same id, after a break", async () => {
    online();
    const answer = line.act({ kind: "roll" });
    expect(acts()).toHaveLength(1);
    desk.last.events.closed();
    await settled();
    await desk.pass(1000);
    online(1);
    expect(acts()).toEqual([{ t: "do", id: "c1", command: { kind: "roll" } }]);
    desk.say(picture(2, 1, "c1"));
    expect(await answer).toEqual({ ok: true });
  });

  it("does not send an act of an earlier round again", async () => {
    online(1, 3);
    const answer: Promise<Answer> = line.act({ kind: "claim", round: 3 });
    desk.last.events.closed();
    await settled();
    await desk.pass(1000);
    online(9, 4);
    expect(acts()).toEqual([]);
    expect(await answer).toEqual({ ok: false, key: null });
  });

  it("keeps acts given while the line is down", async () => {
    desk.last.events.closed();
    await settled();
    void line.act({ kind: "table.start" });
    await desk.pass(1000);
    online();
    expect(acts()).toHaveLength(1);
  });

  it("waits longer before each try, but never longer than some seconds", async () => {
    const tries: number[] = [];
    for (let round = 0; round < 8; round++) {
      const from = desk.time;
      desk.last.events.closed();
      await settled();
      const opened = desk.lines.length;
      while (desk.lines.length === opened) await desk.pass(10);
      tries.push(desk.time - from);
    }
    expect(tries.slice(0, 4)).toEqual([400, 800, 1600, 3200]);
    expect(Math.max(...tries)).toBe(5000);
  });

  it("notices a line that is open but silent", async () => {
    online();
    await desk.pass(3 * PING_MS + 2000);
    expect(states).toContain("offline");
    expect(desk.lines[0]?.closed).toBe(true);
  });

  it("hears nothing from a line that it has given up", async () => {
    online();
    const old = desk.last;
    old.events.closed();
    await settled();
    await desk.pass(1000);
    old.events.heard(JSON.stringify(picture(99, 9)));
    expect(updates).toEqual([1]);
  });

  it("echoes probes and ends for good where coming back is of no use", async () => {
    online();
    desk.say({ t: "pong", token: 0, now: 0, probe: 5 });
    expect(desk.last.sent.at(-1)).toEqual({ t: "echo", probe: 5 });
    const waiting = line.act({ kind: "roll" });
    desk.say({ t: "bye", reason: "table.kicked" });
    expect(ends).toEqual(["table.kicked"]);
    expect(await waiting).toEqual({ ok: false, key: null });
    await desk.pass(60_000);
    expect(desk.lines).toHaveLength(1);
  });

  it("asks in plain words when it was not even let in", async () => {
    desk.gone = "table";
    desk.last.events.closed();
    await settled();
    expect(ends).toEqual(["table"]);
  });
});
