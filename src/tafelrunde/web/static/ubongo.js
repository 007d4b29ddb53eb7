// Ubongo in plain pictures: the own board, who has covered theirs, gems and figures, the track and the bag.
// Knows the server's view of both editions and of solo; decides nothing.

import { button, el, svg } from "./dom.js";
import { covers, Puzzle, shape } from "./puzzle.js";
import { isolated, knows, t } from "./texts.js";

const COLOURS = ["green", "red", "blue", "violet", "brown", "yellow"];
const GEMS = ["ruby", "sapphire", "emerald", "amber"];

export const glyph = (id) => svg("svg", { class: "glyph", "aria-hidden": true }, svg("use", { href: `/static/glyphs.svg#${id}` }));

// The task before this seat: the board, and the number that a claim of it names; null where there is none.
export function task(view) {
  const open = view.open;
  const seat = view.seat;
  if (seat === null) return null;
  if ("task" in open) return open.board && !open.result ? { number: open.task, board: open.board, key: `solo ${open.task}` } : null;
  const race = open.race;
  const board = race && !race.over ? race.boards[seat] : null;
  return board ? { number: race.number, board, key: `${race.number} ${board.card}` } : null;
}

export function newPuzzle(found) {
  return new Puzzle(found.board.region.rows, found.board.pieces);
}

export function claim(found, puzzle) {
  return { kind: "claim", round: found.number, placements: puzzle.laid };
}

export function ownFinish(view) {
  const race = view.open.race;
  if (!race) return null;
  return [...race.settling, ...race.finishes].find((one) => one.seat === view.seat) ?? null;
}

export function rendered(update, puzzle, names) {
  const { view } = update;
  const open = view.open;
  return [
    el("section", { class: "round" }, heading(open)),
    puzzle ? boardSection(view, puzzle) : null,
    open.race ? finishes(open.race, names) : null,
    "task" in open ? run(open) : null,
    open.rows ? gemBoard(open, names) : null,
    open.bag ? bag(open) : null,
    open.gems ? holdings(open, names) : null,
  ];
}

function heading(open) {
  const race = open.race;
  const number = "task" in open ? open.task : (race?.number ?? 0);
  const symbol = "task" in open ? open.symbol : race && !race.over ? race.symbol : null;
  const count = open.rounds ?? ("task" in open ? null : 9);
  const title = number === 0 ? null : "task" in open ? t("page-task", { number }) : t("page-round", { number, count });
  return [
    title && el("h2", {}, title),
    symbol && el("p", { class: "die" }, glyph(`die-${symbol}`), t("page-die", { symbol: t(`symbol-${symbol}`) })),
    race?.glass === 2 && !race.over ? el("p", {}, t("page-second-glass")) : null,
  ];
}

// --- the board ---------------------------------------------------------------------------------------------------

function boardSection(view, puzzle) {
  const finish = ownFinish(view);
  return el(
    "section",
    { class: "puzzle" },
    el("h3", {}, t("page-board")),
    board(puzzle, finish, view.hinted ?? []),
    finish ? el("p", { class: "shout" }, t("page-ubongo")) : tray(puzzle),
  );
}

function board(puzzle, finish, hinted) {
  const placements = finish ? finish.cover.map((laid) => laid.placement) : puzzle.laid;
  const rows = puzzle.rows.map((row, y) =>
    el("div", { class: "row" }, [...row].map((mark, x) => (mark === "#" ? cell(x, y, placements, finish !== null, hinted) : el("span", { class: "gap" })))),
  );
  return el("div", { class: "board", role: "group", "aria-label": t("page-board") }, rows);
}

function cell(x, y, placements, locked, hinted) {
  const at = { row: y + 1, column: x + 1 };
  const piece = placements.find((one) => covers(one, x, y))?.piece ?? null;
  const hint = hinted.find((laid) => covers(laid.placement, x, y))?.placement.piece ?? null;
  const label = piece ? t("page-cell-covered", { ...at, piece }) : hint ? t("page-cell-hint", { ...at, piece: hint }) : t("page-cell", at);
  const look = piece ? `cell taken p-${piece}` : hint ? "cell hinted" : "cell";
  return button(piece ? "" : (hint ?? ""), "cell", [x, y], { class: look, "aria-label": label, disabled: locked });
}

function tray(puzzle) {
  const pieces = puzzle.pieces.map((piece) => {
    const laid = puzzle.isLaid(piece);
    const label = laid ? t("page-piece-laid", { piece }) : t("page-piece", { piece });
    return button(picture(puzzle, piece), "pick", piece, {
      class: laid ? "piece laid" : "piece",
      "aria-label": label,
      "aria-pressed": String(puzzle.picked === piece),
    });
  });
  const idle = puzzle.picked === null;
  return [
    el("p", { class: "soft" }, t("page-how")),
    el("div", { class: "tray", role: "group", "aria-label": t("page-pieces") }, pieces),
    el(
      "div",
      { class: "buttons" },
      button(t("page-turn"), "turn", null, { disabled: idle }),
      button(t("page-flip"), "flip", null, { disabled: idle }),
      button(t("page-undo"), "undo", null, { disabled: puzzle.laid.length === 0 }),
    ),
  ];
}

function picture(puzzle, piece) {
  const { turn, flip } = puzzle.held[piece];
  const cells = shape(piece, turn, flip);
  const squares = cells.map(([x, y]) => svg("rect", { x, y, width: 1, height: 1, class: `p-${piece}` }));
  const [x, y] = cells[0];
  return svg("svg", { viewBox: "-0.1 -0.1 4.2 4.2", "aria-hidden": true }, squares, svg("circle", { cx: x + 0.5, cy: y + 0.5, r: 0.18 }));
}

// --- what everyone sees ------------------------------------------------------------------------------------------

const seconds = (millis) => (millis / 1000).toFixed(1);

function finishes(race, names) {
  const took = (one) => seconds(one.at - (race.revealed_at ?? one.at));
  const sure = race.finishes.map((one, place) =>
    el("li", {}, t("page-finish", { rank: place + 1, name: isolated(names[one.seat]), seconds: took(one) })),
  );
  const unsure = race.settling.map((one) => el("li", {}, t("page-finish-unsure", { name: isolated(names[one.seat]), seconds: took(one) })));
  const given = race.over ? [] : race.given_up.map((seat) => el("li", { class: "soft" }, t("page-given-up", { name: isolated(names[seat]) })));
  const all = [...sure, ...unsure, ...given];
  return all.length ? el("section", { class: "finishes" }, el("h3", {}, t("page-order")), el("ul", {}, all)) : null;
}

function run(open) {
  return el("section", { class: "run" }, el("p", {}, t("page-tasks", { done: open.done.length, aside: open.laid_aside, hints: open.hints })));
}

const gemName = (gem) => t(knows(`gem-${gem}`) ? `gem-${gem}` : `colour-${gem}`);

function gemBoard(open, names) {
  const rows = open.rows.map((row, field) => {
    const here = open.figures.flatMap((at, seat) => (at === field ? [el("span", { class: `figure seat-${seat}` }, isolated(names[seat]))] : []));
    const left = row.filter((gem) => gem !== null);
    const holes = row.map((gem) => el("span", { class: "hole" }, gem ? glyph(`gem-${gem}`) : null));
    return el(
      "tr",
      {},
      el("th", { scope: "row" }, t("page-field", { field: field + 1 })),
      el(
        "td",
        { class: "holes" },
        el("span", { class: "unseen" }, left.map(gemName).join(", ")),
        el("span", { "aria-hidden": true, class: "row" }, holes),
        here.length ? el("span", { class: "figures" }, here) : null,
      ),
    );
  });
  return el("section", { class: "rows" }, el("h3", {}, t("page-gem-board")), el("table", { class: "gems" }, el("tbody", {}, rows)));
}

function counted(kinds, counts) {
  return kinds.flatMap((kind, place) =>
    counts[place] ? [el("li", {}, glyph(`gem-${kind}`), el("span", { class: "unseen" }, gemName(kind)), ` ${counts[place]}`)] : [],
  );
}

function bag(open) {
  return el(
    "section",
    { class: "bag" },
    el("p", {}, t("page-track", { sapphires: open.sapphires, ambers: open.ambers })),
    el("h3", {}, t("page-bag")),
    el("ul", { class: "count" }, counted(GEMS, open.bag)),
  );
}

function holdings(open, names) {
  const kinds = open.bag ? GEMS : COLOURS;
  const rows = open.gems.map((counts, seat) => {
    const own = counted(kinds, counts);
    return el("tr", {}, el("th", { scope: "row" }, isolated(names[seat])), el("td", {}, own.length ? el("ul", { class: "count" }, own) : t("page-none")));
  });
  return el("section", { class: "won" }, el("h3", {}, t("page-holdings")), el("table", { class: "holdings" }, el("tbody", {}, rows)));
}
