// The face of UGO!. Must not hold anything large: it is loaded with the first page.
import { need } from "../../app/words.svelte";
import type { AnyGame } from "../game";

/** The words of a face come with it. */
async function withWords<Face>(face: Promise<Face>): Promise<Face> {
  await need("cards");
  await need("events");
  return await face;
}

export const games: AnyGame[] = [
  {
    name: "ugo",
    Table: () => withWords(import("./Table.svelte")),
    Results: () => withWords(import("./Results.svelte")),
    moment: (view) => `${view.open.round}.${view.open.trick}`,
  },
];
