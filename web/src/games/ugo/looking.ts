// What somebody looks at above the table.
export type Looking =
  | { readonly at: "scored" | "tricks" | "round-tricks" | "help" }
  | { readonly at: "standing"; readonly seat: number };
