// The faces of Ubongo: classic, diamond hunt, solo. Must not hold anything large: it is loaded with the first page.
import { need } from "../../app/words.svelte";
import type { Group } from "../../gen/messages";
import type { AnyGame } from "../game";

/** The words of a face come with it. */
async function withWords<Face>(face: Promise<Face>, ...groups: Group[]): Promise<Face> {
  const [found] = await Promise.all([face, ...["board" as const, ...groups].map(need)]);
  return found;
}

export const games: AnyGame[] = [
  {
    name: "ubongo-classic",
    Table: () => withWords(import("./Classic.svelte"), "events"),
    Results: () => withWords(import("./ClassicResults.svelte")),
    moment: (view) => view.open.race?.number ?? null,
  },
  {
    name: "ubongo-diamonds",
    Table: () => withWords(import("./Diamonds.svelte"), "events", "hunt", "solo"),
    Results: () => withWords(import("./DiamondsEnd.svelte"), "hunt", "solo"),
    moment: (view) => (view.type === "solo" ? view.open.task : (view.open.race?.number ?? null)),
  },
];
