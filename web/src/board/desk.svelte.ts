// The hand of one task as views can watch it: steps, undo, progress, the moment it is complete, and what is kept.
// Must not know the DOM, nor what a task is for.

import type { Placement } from "../protocol.gen";
import {
  carry,
  drop,
  flip,
  type Hand,
  hinted,
  isComplete,
  laid,
  lieOf,
  lift,
  nudge,
  pick,
  putBack,
  remove,
  type Task,
  take,
  tap,
  tapPiece,
  turn,
} from "./hand";
import { keep, recalled, type Shelf } from "./keeping";
import type { Cell, PieceName } from "./pieces";

/** Who wants to hear of it; `done` and `of` count pieces. */
export interface Hearing {
  progress(done: number, of: number): void;
  complete(placements: readonly Placement[]): void;
}

const KEPT_STEPS = 50;

export class Desk {
  readonly id: string;
  readonly task: Task;
  /** Nothing can be touched any more (the time is over, the cover is found). */
  locked = $state(false);
  #hand: Hand = $state.raw() as Hand;
  #settled: Hand;
  #past: readonly Hand[] = $state.raw([]);
  readonly #shelf: () => Shelf;
  readonly #hearing: Hearing;

  /** The pieces lie as they were left, if this task was at hand before. */
  constructor(id: string, task: Task, shelf: () => Shelf, hearing: Hearing) {
    this.id = id;
    this.task = task;
    this.#shelf = shelf;
    this.#hearing = hearing;
    this.#hand = recalled(shelf, id, task);
    this.#settled = this.#hand;
  }

  get hand(): Hand {
    return this.#hand;
  }

  get canUndo(): boolean {
    return this.#past.length > 0 && !this.locked;
  }

  /** Says how it stands, to somebody who has just begun to listen. */
  begin(): void {
    if (laid(this.#hand).length > 0) this.#tell();
  }

  pick(piece: PieceName): void {
    this.#step((hand) => pick(hand, piece));
  }
  tapPiece(piece: PieceName): void {
    this.#step((hand) => tapPiece(hand, piece));
  }
  tap(x: number, y: number): void {
    this.#step((hand) => tap(hand, x, y));
  }
  lift(piece: PieceName, x: number, y: number, grip: Cell): void {
    this.#step((hand) => carry(lift(hand.held ? putBack(hand) : hand, piece, x, y, grip), x, y));
  }
  carry(x: number, y: number): void {
    if (!this.locked && this.#hand.held) this.#hand = carry(this.#hand, x, y);
  }
  take(piece: PieceName): void {
    this.#step((hand) => take(hand.held ? putBack(hand) : hand, piece));
  }
  nudge(dx: number, dy: number): void {
    this.#step((hand) => nudge(hand, dx, dy));
  }
  drop(): void {
    this.#step(drop);
  }
  turn(by: 1 | -1): void {
    this.#step((hand) => turn(hand, by));
  }
  flip(): void {
    this.#step(flip);
  }
  remove(piece: PieceName): void {
    this.#step((hand) => remove(hand, piece));
  }
  hint(placement: Placement): void {
    this.#step((hand) => hinted(hand, placement));
  }

  /** The gesture is off; also when the task has been locked meanwhile. */
  putBack(): void {
    this.#hand = putBack(this.#hand);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before || this.locked) return;
    this.#past = this.#past.slice(0, -1);
    this.#hand = { ...before, picked: this.#hand.picked, held: null, ghost: null, told: null };
    this.#settled = this.#hand;
    this.#after();
  }

  #step(step: (hand: Hand) => Hand): void {
    if (this.locked) return;
    this.#hand = step(this.#hand);
    if (this.#hand.held) return;
    if (samePlaces(this.#hand, this.#settled)) {
      this.#settled = this.#hand;
      return;
    }
    this.#past = [...this.#past, this.#settled].slice(-KEPT_STEPS);
    this.#settled = this.#hand;
    this.#after();
  }

  #after(): void {
    keep(this.#shelf, this.id, this.#hand);
    this.#tell();
  }

  #tell(): void {
    const placements = laid(this.#hand);
    this.#hearing.progress(placements.length, this.task.pieces.length);
    if (isComplete(this.#hand)) this.#hearing.complete(placements);
  }
}

/** The same pieces lie on the same cells; how those beside the board are turned does not matter. */
function samePlaces(one: Hand, other: Hand): boolean {
  return one.task.pieces.every((piece) => {
    const [a, b] = [lieOf(one, piece), lieOf(other, piece)];
    if (!a.at || !b.at) return a.at === b.at;
    return a.at[0] === b.at[0] && a.at[1] === b.at[1] && a.turn === b.turn && a.flip === b.flip;
  });
}
