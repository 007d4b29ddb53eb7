// The face of UGO!. Must not hold anything large: it is loaded with the first page.
import type { AnyGame } from "../game";

export const games: AnyGame[] = [
  { name: "ugo", Table: () => import("./Table.svelte"), moment: (view) => `${view.open.round}.${view.open.trick}` },
];
