// How far the payment of a round has been shown: one draw after the other, and what everybody owns by then.
// Must not know how it is drawn, nor a sound.
import { GEMS } from "./gems";
import { drawers, type Payment, stepsOf } from "./payment";

const STEP_MS = 1100;

export class Drawing {
  /** How many have reached into the bag; what goes back into it is one step more. */
  #step = $state(Number.POSITIVE_INFINITY);
  /** The round that is shown. */
  #round = $state(0);
  #steps = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What was paid up to this round is known already. */
  constructor(paid: number) {
    this.#round = paid;
  }

  /** A round that is paid for the first time before one's eyes is drawn step by step; where all stands still, at once. */
  begin(payment: Payment, still: boolean): void {
    if (payment.round <= this.#round) return;
    this.#round = payment.round;
    this.#steps = stepsOf(payment);
    this.#step = still || this.#steps === 0 ? Number.POSITIVE_INFINITY : 1;
    this.#wait();
  }

  /** The next boards lie open: what has not been seen by now is not waited for. */
  end(): void {
    this.#step = Number.POSITIVE_INFINITY;
    clearTimeout(this.#timer);
  }

  /** How many have drawn, as far as it is shown: a round that nobody has begun to draw shows none. */
  of(payment: Payment): number {
    return payment.round > this.#round ? 0 : Math.min(this.#step, stepsOf(payment) + 1);
  }

  /** What a seat owns of what has been shown; a gem still in the bag belongs to nobody. */
  shown(payment: Payment, seat: number, counts: readonly number[]): readonly number[] {
    const place = drawers(payment).findIndex((share) => share.seat === seat);
    const gem = drawers(payment)[place]?.gems.at(-1);
    if (gem === undefined || place < this.of(payment)) return counts;
    return counts.map((count, kind) => (GEMS[kind] === gem ? count - 1 : count));
  }

  hush(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#step > this.#steps) return;
    this.#timer = setTimeout(() => {
      this.#step += 1;
      this.#wait();
    }, STEP_MS);
  }
}
