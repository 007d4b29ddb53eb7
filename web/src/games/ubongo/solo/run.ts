// UD-16: the solo run in this browser, twin of the server's rules (tests/playthroughs/solo-*), for play without a connection.
// Must not know clocks or chance: the instant and the dice are handed in. Its results never enter the records of a house.
import { cover } from "../../../board/cover";
import { fault } from "../../../board/fit";
import { placedCells } from "../../../board/pieces";
import type {
  Placement,
  UbongoDiamondsOptions,
  UbongoRaceBoard,
  UbongoRaceLaid,
  UbongoSoloOpen,
  UbongoSoloRunEnded,
} from "../../../protocol.gen";
import { type Deck, SYMBOLS } from "./deck";

/** UD-1: so many cards are played with, however many the deck has. */
const CARDS = 36;

/** A whole number below this one, each equally likely. */
export type Chance = (below: number) => number;

export interface Run {
  readonly open: UbongoSoloOpen;
  /** The cards that have not been drawn yet. */
  readonly stock: readonly number[];
  readonly hinted: readonly UbongoRaceLaid[];
}

/** What is not possible, as the key of a refusal. */
export class NotNow extends Error {
  readonly key: string;
  constructor(key: string) {
    super(key);
    this.key = key;
  }
}

export function newRun(options: UbongoDiamondsOptions, deck: Deck): Run {
  const nothing = { begun: false, task: 0, symbol: null, board: null, started_at: 0, until: null };
  const open = { ...nothing, options, done: [], laid_aside: 0, hints: 0, hints_here: 0, result: null };
  return { open, stock: everyCard(deck), hinted: [] };
}

/** The first roll; the clock starts with the first task. */
export function begin(run: Run, at: number, deck: Deck, chance: Chance): Run {
  if (run.open.begun) throw new NotNow("ubongo.rolled-already");
  const { solo_mode, solo_length } = run.open.options;
  const until = solo_mode === "minutes" ? at + 60_000 * solo_length : null;
  return revealed({ ...run, open: { ...run.open, begun: true, started_at: at, until } }, deck, chance);
}

/** Finished tasks count; with a number of tasks the last cover ends the run. */
export function claim(
  run: Run,
  task: number,
  placements: readonly Placement[],
  at: number,
  deck: Deck,
  chance: Chance,
): Run {
  const board = taskNow(run, task, at);
  const wrong = fault(board.region, board.pieces, placements);
  if (wrong) throw new NotNow(`ubongo.${wrong.kind}`);
  const laid = placements.map((placement) => ({ placement, cells: cellsOf(placement) }));
  const since_start = at - run.open.started_at;
  const done = [...run.open.done, { task, board, cover: laid, since_start }];
  const after: Run = { ...run, open: { ...run.open, done, board: null, symbol: null } };
  const { solo_mode, solo_length } = run.open.options;
  const isLast = solo_mode === "tasks" && done.length === solo_length;
  return isLast ? ended(after, true) : revealed(after, deck, chance);
}

/** A task that was not to the player's liking costs only its time. */
export function skip(run: Run, task: number, at: number, deck: Deck, chance: Chance): Run {
  taskNow(run, task, at);
  return revealed({ ...run, open: { ...run.open, laid_aside: run.open.laid_aside + 1 } }, deck, chance);
}

/** One more piece of one and the same cover; a run with hints is no result. */
export function hint(run: Run, task: number, at: number): Run {
  const board = taskNow(run, task, at);
  const placement = cover(board.region, board.pieces)?.[run.hinted.length];
  if (!placement) throw new NotNow("ubongo.no-more-hints");
  const { hints, hints_here } = run.open;
  const open = { ...run.open, hints: hints + 1, hints_here: hints_here + 1 };
  return { ...run, open, hinted: [...run.hinted, { placement, cells: cellsOf(placement) }] };
}

/** The run is over: its time is up, or the player has had enough. */
export function ended(run: Run, complete: boolean): Run {
  if (run.open.result) return run;
  const { done, hints } = run.open;
  const result: UbongoSoloRunEnded = {
    kind: "solo.run-ended",
    tasks: done.length,
    took: done.at(-1)?.since_start ?? 0,
    hints,
    complete,
  };
  return { ...run, open: { ...run.open, result } };
}

/** A new card and a new roll per task; when all cards are used they are shuffled again. */
function revealed(run: Run, deck: Deck, chance: Chance): Run {
  const symbol = SYMBOLS[chance(SYMBOLS.length)] ?? "mask";
  const stock = run.stock.length > 0 ? run.stock : everyCard(deck);
  const card = stock[chance(stock.length)] ?? 0;
  const { side } = run.open.options;
  const [rows, pieces] = deck.cards[card]?.[side] ?? [[], {}];
  const board: UbongoRaceBoard = { card, side, region: { rows }, pieces: pieces[symbol] ?? [], grade: null };
  const open = { ...run.open, task: run.open.task + 1, symbol, board, hints_here: 0 };
  return { open, stock: stock.filter((other) => other !== card), hinted: [] };
}

function taskNow(run: Run, task: number, at: number): UbongoRaceBoard {
  const { board, until, result } = run.open;
  if (result) throw new NotNow("ubongo.over");
  if (!board) throw new NotNow("ubongo.not-revealed");
  if (task !== run.open.task) throw new NotNow("ubongo.stale-task");
  if (until !== null && at >= until) throw new NotNow("ubongo.late");
  return board;
}

function everyCard(deck: Deck): number[] {
  return deck.cards.slice(0, CARDS).map((_, card) => card);
}

function cellsOf(placement: Placement): [number, number][] {
  return placedCells(placement).map(([x, y]) => [x, y]);
}
