// What a player does with the pieces of one task: pure steps from hand to hand; knows no screen, no pointer, no server.

import type { Placement, Region } from "../protocol.gen";
import { cellsOf, key } from "./fit";
import { type Cell, flipped, type PieceName, type Shape, shape } from "./pieces";
import { distance, fits, type Ghost, middle, type Room, snap, tapped } from "./snap";

/** An area, and the pieces that must cover it. */
export interface Task {
  readonly region: Region;
  readonly pieces: readonly PieceName[];
}

/** How a piece lies: on the board at a place, or beside it. */
export interface Lie {
  readonly turn: number;
  readonly flip: boolean;
  readonly at: Cell | null;
}

/** The piece in the hand: where its box is, in cells of the board, where it is held, and how it lay before. */
export interface Held {
  readonly piece: PieceName;
  readonly by: "pointer" | "keys";
  readonly x: number;
  readonly y: number;
  readonly grip: Cell;
  readonly before: Lie;
}

/** What happened last, to be told to those who do not see it. */
export interface Told {
  readonly what: "picked" | "laid" | "beside" | "turned" | "flipped" | "over" | "no-fit";
  readonly piece: PieceName;
  readonly at: Cell | null;
  readonly fits: boolean;
}

export interface Hand {
  readonly task: Task;
  readonly lies: ReadonlyMap<PieceName, Lie>;
  readonly picked: PieceName | null;
  readonly held: Held | null;
  readonly ghost: Ghost | null;
  readonly told: Told | null;
}

const BESIDE: Lie = { turn: 0, flip: false, at: null };

/** All pieces beside the board, as they are printed. */
export function newHand(task: Task): Hand {
  const lies = new Map(task.pieces.map((piece) => [piece, BESIDE]));
  return { task, lies, picked: null, held: null, ghost: null, told: null };
}

export function lieOf(hand: Hand, piece: PieceName): Lie {
  return hand.lies.get(piece) ?? BESIDE;
}

export function shapeOf(hand: Hand, piece: PieceName): Shape {
  const { turn, flip } = lieOf(hand, piece);
  return shape(piece, turn, flip);
}

/** The pieces on the board, as the server wants to hear them. */
export function laid(hand: Hand): Placement[] {
  return hand.task.pieces.flatMap((piece) => {
    const { turn, flip, at } = lieOf(hand, piece);
    return at ? [{ piece, turn, flip, x: at[0], y: at[1] }] : [];
  });
}

/** UC-16: the last piece lies: since pieces only lie where they fit, this is the cover. */
export function isComplete(hand: Hand): boolean {
  return laid(hand).length === hand.task.pieces.length;
}

export function covered(hand: Hand): number {
  return laid(hand).reduce((sum, { piece }) => sum + shapeOf(hand, piece).cells.length, 0);
}

export function pieceAt(hand: Hand, x: number, y: number): PieceName | null {
  const found = laid(hand).find(({ piece, x: left, y: top }) =>
    shapeOf(hand, piece).cells.some(([u, v]) => left + u === x && top + v === y),
  );
  return found?.piece ?? null;
}

/** The cells that are free for this piece. */
export function roomFor(hand: Hand, piece: PieceName): Room {
  const area = cellsOf(hand.task.region);
  const free = new Set(area);
  for (const other of laid(hand)) {
    if (other.piece === piece) continue;
    for (const [u, v] of shapeOf(hand, other.piece).cells) free.delete(key(other.x + u, other.y + v));
  }
  return { area, free };
}

export function pick(hand: Hand, piece: PieceName): Hand {
  return { ...hand, picked: piece, ghost: null, told: told("picked", piece, lieOf(hand, piece).at) };
}

/** Take a piece up with the pointer, its box at x and y, held at `grip` inside its box. */
export function lift(hand: Hand, piece: PieceName, x: number, y: number, grip: Cell): Hand {
  const before = lieOf(hand, piece);
  const held: Held = { piece, by: "pointer", x, y, grip, before };
  return carry({ ...withLie(hand, piece, { ...before, at: null }), picked: piece, held, ghost: null }, x, y);
}

/** The pointer has moved; nothing else changes than the ghost, and often not even that. */
export function carry(hand: Hand, x: number, y: number): Hand {
  const { held } = hand;
  if (!held) return hand;
  const ghost = snap(roomFor(hand, held.piece), shapeOf(hand, held.piece), x, y, hand.ghost);
  return { ...hand, held: { ...held, x, y }, ghost: sameGhost(ghost, hand.ghost) ? hand.ghost : ghost };
}

/** Take a piece up with the keys: where it lies, or at the first place where it fits. */
export function take(hand: Hand, piece: PieceName): Hand {
  const before = lieOf(hand, piece);
  const [x, y] = before.at ?? firstPlace(hand, piece);
  const held: Held = { piece, by: "keys", x, y, grip: [0, 0], before };
  return nudge({ ...withLie(hand, piece, { ...before, at: null }), picked: piece, held }, 0, 0);
}

function firstPlace(hand: Hand, piece: PieceName): Cell {
  const room = roomFor(hand, piece);
  const places = [...room.area].map((cell) => cell.split(",").map(Number) as [number, number]);
  return places.find((at) => fits(room, shapeOf(hand, piece), at)) ?? [0, 0];
}

/** An arrow key moves the held piece by a cell, never beyond the box of the area. */
export function nudge(hand: Hand, dx: number, dy: number): Hand {
  const { held } = hand;
  if (held?.by !== "keys") return hand;
  const { width, height } = shapeOf(hand, held.piece);
  const { rows } = hand.task.region;
  const x = clamped(held.x + dx, (rows[0] ?? "").length - width);
  const y = clamped(held.y + dy, rows.length - height);
  const ghost = { at: [x, y] as Cell, fits: fits(roomFor(hand, held.piece), shapeOf(hand, held.piece), [x, y]) };
  return { ...hand, held: { ...held, x, y }, ghost, told: { what: "over", piece: held.piece, ...ghost } };
}

function clamped(value: number, most: number): number {
  return Math.max(Math.min(0, most), Math.min(Math.max(0, most), value));
}

/** Let go: on the board where it fits, otherwise beside it; with the keys a piece that does not fit stays in the hand. */
export function drop(hand: Hand): Hand {
  const { held, ghost } = hand;
  if (!held) return hand;
  const lie = lieOf(hand, held.piece);
  if (ghost?.fits) {
    const down = withLie(hand, held.piece, { ...lie, at: ghost.at });
    return { ...down, held: null, ghost: null, told: told("laid", held.piece, ghost.at) };
  }
  if (held.by === "keys") return { ...hand, told: told("no-fit", held.piece, ghost?.at ?? null) };
  return { ...hand, held: null, ghost: null, told: told("beside", held.piece, null) };
}

/** The gesture was taken away (a call, a scroll, Escape): the piece lies as it lay before. */
export function putBack(hand: Hand): Hand {
  const { held } = hand;
  if (!held) return { ...hand, picked: null, ghost: null };
  const room = roomFor(hand, held.piece);
  const { before } = held;
  const stillFree = before.at === null || fits(room, shape(held.piece, before.turn, before.flip), before.at);
  const lie = stillFree ? before : { ...before, at: null };
  return {
    ...withLie(hand, held.piece, lie),
    held: null,
    ghost: null,
    told: told(lie.at ? "laid" : "beside", held.piece, lie.at),
  };
}

/** A tap on the board: the piece there is picked, and turned when it was; else the picked piece is laid there. */
export function tap(hand: Hand, x: number, y: number): Hand {
  const there = pieceAt(hand, Math.floor(x), Math.floor(y));
  if (there) return tapPiece(hand, there);
  const { picked } = hand;
  if (!picked || !cellsOf(hand.task.region).has(key(Math.floor(x), Math.floor(y)))) return { ...hand, ghost: null };
  const ghost = tapped(roomFor(hand, picked), shapeOf(hand, picked), x, y);
  if (!ghost.fits) return { ...hand, ghost, told: told("no-fit", picked, ghost.at) };
  const down = withLie(hand, picked, { ...lieOf(hand, picked), at: ghost.at });
  return { ...down, ghost: null, told: told("laid", picked, ghost.at) };
}

/** A tap on a piece picks it; a tap on the picked one turns it. */
export function tapPiece(hand: Hand, piece: PieceName): Hand {
  return hand.picked === piece ? turn(hand, 1) : pick(hand, piece);
}

/** UC-2: a quarter clockwise (1) or back (-1), of the piece in the hand, or else of the picked one. */
export function turn(hand: Hand, by: 1 | -1): Hand {
  return reshaped(
    hand,
    "turned",
    (lie) => ({ turn: (lie.turn + by + 4) % 4, flip: lie.flip }),
    ([x, y], was) => (by === 1 ? [was.height - y, x] : [y, was.width - x]),
  );
}

/** UC-2: as seen in a mirror. */
export function flip(hand: Hand): Hand {
  return reshaped(
    hand,
    "flipped",
    (lie) => flipped(lie.turn, lie.flip),
    ([x, y], was) => [was.width - x, y],
  );
}

type Reshape = (lie: Lie) => { turn: number; flip: boolean };
type Regrip = (grip: Cell, was: Shape) => Cell;

function reshaped(hand: Hand, what: "turned" | "flipped", reshape: Reshape, regrip: Regrip): Hand {
  const piece = hand.held?.piece ?? hand.picked;
  if (!piece) return hand;
  const lie = lieOf(hand, piece);
  const was = shapeOf(hand, piece);
  const other = { ...reshape(lie), at: null };
  const is = shape(piece, other.turn, other.flip);
  if (hand.held) return { ...held(withLie(hand, piece, other), hand.held, was, regrip), told: told(what, piece, null) };
  const at = lie.at && around(lie.at, was, is).find((place) => fits(roomFor(hand, piece), is, place));
  return { ...withLie(hand, piece, { ...other, at: at ?? null }), ghost: null, told: told(what, piece, at ?? null) };
}

/** The same spot of the piece stays under the finger; with the keys its middle stays where it is. */
function held(hand: Hand, before: Held, was: Shape, regrip: Regrip): Hand {
  if (before.by === "keys") {
    const [x, y] = around([before.x, before.y], was, shapeOf(hand, before.piece))[0] ?? [before.x, before.y];
    return nudge({ ...hand, held: { ...before, x, y } }, 0, 0);
  }
  const grip = regrip(before.grip, was);
  const [x, y] = [before.x + before.grip[0] - grip[0], before.y + before.grip[1] - grip[1]];
  return carry({ ...hand, held: { ...before, grip }, ghost: null }, x, y);
}

/** Where the reshaped piece could lie when its middle stays about where it was, the nearest first. */
function around([x, y]: Cell, was: Shape, is: Shape): Cell[] {
  const [left, top] = [x + middle(was)[0] - middle(is)[0], y + middle(was)[1] - middle(is)[1]];
  const steps = [-1, 0, 1];
  return steps
    .flatMap((down) => steps.map((right): Cell => [Math.round(left) + right, Math.round(top) + down]))
    .sort((one, other) => distance(one, left, top) - distance(other, left, top));
}

/** Beside the board again, as it is turned. */
export function remove(hand: Hand, piece: PieceName): Hand {
  const beside = withLie(hand, piece, { ...lieOf(hand, piece), at: null });
  return { ...beside, held: null, ghost: null, told: told("beside", piece, null) };
}

/** A hint lays a piece where it belongs; what lay in its way goes beside the board. */
export function hinted(hand: Hand, placement: Placement): Hand {
  const { piece, turn: turned, flip: over, x, y } = placement;
  const cells = shape(piece, turned, over).cells;
  const inTheWay = new Set(cells.map(([u, v]) => pieceAt(hand, x + u, y + v)));
  const cleared = hand.task.pieces
    .filter((other) => inTheWay.has(other))
    .reduce((before, other) => withLie(before, other, { ...lieOf(before, other), at: null }), hand);
  const down = withLie(cleared, piece, { turn: turned, flip: over, at: [x, y] });
  return { ...down, held: hand.held?.piece === piece ? null : hand.held, told: told("laid", piece, [x, y]) };
}

/** The pieces as they were left, if they belong to this task and fit. */
export function restored(task: Task, lies: readonly (readonly [PieceName, Lie])[]): Hand {
  return lies.reduce((hand, [piece, lie]) => {
    if (!task.pieces.includes(piece)) return hand;
    const fitting = lie.at !== null && fits(roomFor(hand, piece), shape(piece, lie.turn, lie.flip), lie.at);
    return withLie(hand, piece, fitting ? lie : { ...lie, at: null });
  }, newHand(task));
}

function withLie(hand: Hand, piece: PieceName, lie: Lie): Hand {
  return { ...hand, lies: new Map(hand.lies).set(piece, lie) };
}

function told(what: Told["what"], piece: PieceName, at: Cell | null): Told {
  return { what, piece, at, fits: what !== "no-fit" };
}

function sameGhost(one: Ghost | null, other: Ghost | null): boolean {
  return (
    one === other ||
    (one !== null &&
      other !== null &&
      one.fits === other.fits &&
      one.at[0] === other.at[0] &&
      one.at[1] === other.at[1])
  );
}
