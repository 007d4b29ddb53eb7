// What happens at the table while one looks at one's own board: shown for a moment, and told in one breath to who listens.
// Must not know what any of it means.

const SHOWN_MS = 3500;
const BREATH_MS = 1500;

export class News {
  /** What is to be read now. */
  shown: string | null = $state(null);
  /** What is to be said now; several pieces of news that come together are said together. */
  spoken = $state("");
  #waiting: string[] = [];
  #hiding: ReturnType<typeof setTimeout> | undefined;
  #breath: ReturnType<typeof setTimeout> | undefined;

  tell(text: string): void {
    this.shown = text;
    clearTimeout(this.#hiding);
    this.#hiding = setTimeout(() => (this.shown = null), SHOWN_MS);
    this.#waiting.push(text);
    this.#breath ??= setTimeout(() => this.#speak(), 100);
  }

  /** Falls silent; for an effect's end. */
  hush(): void {
    clearTimeout(this.#hiding);
    clearTimeout(this.#breath);
  }

  #speak(): void {
    this.#breath = undefined;
    if (this.#waiting.length === 0) return;
    this.spoken = this.#waiting.join(" ");
    this.#waiting = [];
    this.#breath = setTimeout(() => this.#speak(), BREATH_MS);
  }
}
