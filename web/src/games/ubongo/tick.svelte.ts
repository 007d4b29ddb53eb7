// Table time as views can watch it, ten times a second and at the very instant that somebody waits for.
// Must not know what time is for.

const BEAT_MS = 100;

export class Tick {
  now = $state(0);
  readonly #read: () => number;

  constructor(read: () => number) {
    this.#read = read;
    this.now = read();
  }

  /** Beats until the answer is called; for an effect. */
  run(): () => void {
    this.beat();
    const timer = setInterval(() => this.beat(), BEAT_MS);
    return () => clearInterval(timer);
  }

  /** Beats once more exactly then; for an effect, too. */
  at(instant: number): () => void {
    const timer = setTimeout(() => this.beat(), Math.max(0, instant - this.#read()));
    return () => clearTimeout(timer);
  }

  beat(): void {
    this.now = this.#read();
  }
}
