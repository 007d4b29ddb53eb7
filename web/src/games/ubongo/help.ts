// Which rules are asked for from an Ubongo table: those of the moment that one sees. Must not know their words.

/** What the top line's question mark opens. */
export interface Help {
  readonly game: "ubongo-classic" | "ubongo-diamonds";
  readonly clauses: readonly string[];
  /** Is one laying pieces just now? Then it begins with how that is done. */
  readonly laying: boolean;
}
