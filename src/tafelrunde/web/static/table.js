// A table: who sits, what may be done, whose turn it is, and the game in the middle. Knows no rule of any game.

import { button, el } from "./dom.js";
import { Line } from "./net.js";
import { isolated, knows, refusal, t } from "./texts.js";
import * as ubongo from "./ubongo.js";
import * as ugo from "./ugo.js";

const TICK_MS = 250;
const idOf = (kind) => kind.replaceAll(".", "-");

export class TableView {
  constructor(code, page) {
    this.code = code;
    this.page = page; // { show, say, gone }
    this.update = null;
    this.state = "connecting";
    this.notice = "";
    this.puzzle = null;
    this.puzzleKey = null;
    this.line = new Line(code, {
      update: (update) => this.hear(update),
      refused: (key, details) => this.refuse(key, details),
      state: (state) => this.become(state),
      gone: (what) => page.gone(what),
    });
    this.ticking = setInterval(() => this.tick(), TICK_MS);
  }

  end() {
    clearInterval(this.ticking);
    this.line.end();
  }

  // --- what comes in ---

  hear(update) {
    const before = this.update;
    this.update = update;
    this.readAt = performance.now();
    if (update.ack !== null) this.notice = "";
    this.keepPuzzle();
    this.announce(before, update);
    this.page.show();
  }

  refuse(key, details) {
    this.notice = refusal(key, details);
    this.page.say(this.notice);
    this.page.show();
  }

  become(state) {
    this.state = state;
    this.page.show();
  }

  // A new board brings a new puzzle; nothing else that the server says touches what the player has laid.
  keepPuzzle() {
    const found = this.isUbongo ? ubongo.task(this.update.view) : null;
    const key = found ? `${this.code} ${found.key}` : null;
    if (key === this.puzzleKey) return;
    this.puzzleKey = key;
    this.puzzle = found ? ubongo.newPuzzle(found) : null;
  }

  announce(before, update) {
    const names = this.names;
    const words = update.events.flatMap((event) => {
      const id = `page-say-${idOf(event.kind)}`;
      const name = Number.isInteger(event.seat) ? isolated(names[event.seat]) : "";
      return knows(id) ? [t(id, { ...event, name })] : [];
    });
    const mine = update.awaits.needed.includes(update.you);
    const was = before?.awaits.needed.includes(before.you) ?? false;
    if (mine && !was && update.table.phase === "playing") words.push(t("page-your-turn"));
    if (words.length) this.page.say(words.join(" "));
  }

  // --- what is done ---

  act(act, value) {
    if (act === "do") this.line.do(value);
    else this.lay(act, value);
    this.page.show();
  }

  lay(act, value) {
    const puzzle = this.puzzle;
    if (!puzzle) return;
    this.notice = "";
    if (act === "pick") puzzle.pick(value);
    else if (act === "turn") puzzle.turn();
    else if (act === "flip") puzzle.flip();
    else if (act === "undo") puzzle.undo();
    else if (act === "cell") {
      const [x, y] = value;
      const there = puzzle.pieceAt(x, y);
      if (there) puzzle.pick(there);
      else if (!puzzle.lay(x, y)) {
        this.notice = t("page-does-not-fit");
        this.page.say(this.notice);
      } else if (puzzle.complete) this.line.do(ubongo.claim(ubongo.task(this.update.view), puzzle));
    }
  }

  // --- what is shown ---

  get isUbongo() {
    return this.update?.view?.open !== undefined && this.update.table.game.startsWith("ubongo");
  }

  get names() {
    return this.update.table.seats.map(({ name }, seat) => name ?? t("page-seat", { number: seat + 1 }));
  }

  tick() {
    const timer = document.querySelector("[data-timer]");
    if (timer) timer.textContent = this.timeLeft();
  }

  timeLeft() {
    const deadline = this.update?.awaits.deadline;
    if (!deadline || !this.update.running) return "";
    const now = this.update.now + performance.now() - this.readAt;
    return t("page-time", { seconds: Math.max(0, Math.ceil((deadline.at - now) / 1000)) });
  }

  rendered(fault) {
    const update = this.update;
    const head = el(
      "div",
      { class: "status" },
      el("span", { class: `wire ${this.state}` }, t(`page-${this.state}`)),
      el("span", { class: "timer", role: "timer", "data-timer": true }, this.timeLeft()),
    );
    const title = el("h1", {}, t("page-table", { code: this.code }));
    const notice = el("p", { class: "fault notice", "data-key": "notice", hidden: !this.notice }, this.notice);
    if (!update) return el("main", { class: "table" }, title, fault, head, notice);
    return el("main", { class: `table ${update.table.phase}` }, title, fault, head, notice, this.seats(), this.prompt(), this.commands(), this.game(), this.result());
  }

  seats() {
    const { table, you, awaits, view } = this.update;
    const seats = table.seats.map(({ name }, seat) => {
      const who = name === null ? t("page-seat-free", { number: seat + 1 }) : seat === you ? t("page-seat-you", { name: isolated(name) }) : isolated(name);
      const classes = [name === null ? "free" : `seat-${seat}`, awaits.needed.includes(seat) ? "turn" : ""];
      return el("li", { class: classes.join(" ") }, who);
    });
    const game = knows(`game-${table.game}`) ? t(`game-${table.game}`) : table.game;
    return el("section", { class: "seats" }, el("h2", {}, game), el("ul", {}, seats), view === null ? this.invitation() : null);
  }

  invitation() {
    const { table } = this.update;
    if (!table.seats.some((seat) => seat.open)) return el("p", {}, t("page-ready"));
    const link = `${location.origin}/t/${table.code}`;
    return [el("p", {}, t("page-invite", { code: table.code })), el("p", { class: "link" }, link)];
  }

  prompt() {
    const { table, you, awaits } = this.update;
    if (table.phase !== "playing") return el("p", { class: "prompt" }, you === null ? t("page-watching") : "");
    if (awaits.needed.includes(you)) return el("p", { class: "prompt mine" }, t("page-your-turn"));
    const waiting = awaits.needed.map((seat) => isolated(this.names[seat])).join(", ");
    const watching = you === null ? `${t("page-watching")} ` : "";
    return el("p", { class: "prompt" }, watching, waiting ? t("page-turn-of", { names: waiting }) : "");
  }

  commands() {
    const shown = this.update.legal.filter(({ kind }) => kind !== "play-card" && (!kind.startsWith("table.") || knows(`page-do-${idOf(kind)}`)));
    const buttons = shown.map((command) => button(this.label(command), "do", command, { class: command.kind === "table.start" || command.kind === "roll" ? "go" : "" }));
    return el("div", { class: "buttons commands", role: "group", "aria-label": t("page-actions") }, buttons);
  }

  label(command) {
    if (command.kind === "place-lands") return this.placing(command);
    const suffix = command.wish ? `-${command.wish}` : "";
    const thinksBetter = command.kind === "give-up" && this.update.view.open.race?.given_up.includes(this.update.you);
    const id = `page-do-${thinksBetter ? "think-better" : idOf(command.kind)}${suffix}`;
    return knows(id) ? t(id, { ...command, field: (command.field ?? 0) + 1 }) : command.kind;
  }

  placing(command) {
    const order = command.order.map((suit) => t(`suit-${suit}`)).join(", ");
    const tops = command.tops.map(ugo.cardName).join(", ");
    if (order && tops) return t("page-do-place-both", { order, tops });
    return order ? t("page-do-place-order", { order }) : t("page-do-place-tops", { tops });
  }

  game() {
    const { view, table } = this.update;
    if (view === null) return null;
    const shown = this.isUbongo
      ? ubongo.rendered(this.update, this.puzzle, this.names)
      : table.game === "ugo"
        ? ugo.rendered(this.update, this.names)
        : el("pre", {}, JSON.stringify(view, null, 1));
    return el("div", { class: `game ${table.game}` }, shown);
  }

  result() {
    const { outcome } = this.update;
    if (!outcome) return null;
    const order = outcome.ranks.map((rank, seat) => ({ rank, seat })).sort((one, other) => one.rank - other.rank);
    const lines = order.map(({ rank, seat }) => el("li", {}, t("page-rank", { rank, name: isolated(this.names[seat]), score: outcome.scores[seat].join(" · ") })));
    return el("section", { class: "result" }, el("h2", {}, t("page-over")), el("ul", {}, lines));
  }
}
