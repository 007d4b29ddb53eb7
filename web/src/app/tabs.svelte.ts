// Is the same table open in another tab of this browser? Must not know what is done about it.

/** Asks the other tabs, and answers them, as long as it is open. */
export class SameTable {
  elsewhere = $state(false);
  readonly #channel: BroadcastChannel | null;

  constructor(code: string) {
    this.#channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(`tafelrunde.table.${code}`) : null;
    if (this.#channel) this.#channel.onmessage = ({ data }) => this.#hear(data);
    this.#channel?.postMessage("who");
    addEventListener("pagehide", this.#goes);
  }

  close(): void {
    removeEventListener("pagehide", this.#goes);
    this.#goes();
    this.#channel?.close();
  }

  readonly #goes = () => this.#channel?.postMessage("gone");

  #hear(word: unknown): void {
    this.elsewhere = word !== "gone";
    if (word === "who") this.#channel?.postMessage("here");
    else if (word === "gone") this.#channel?.postMessage("who");
  }
}
