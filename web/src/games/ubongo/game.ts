// The faces of Ubongo: classic, diamond hunt, solo. Must not hold anything large: it is loaded with the first page.
import { need } from "../../app/words.svelte";
import type { AnyGame } from "../game";

/** The words of the diamond hunt and of solo come with their faces. */
async function withWords<Face>(face: Promise<Face>): Promise<Face> {
  const [found] = await Promise.all([face, need("hunt"), need("solo")]);
  return found;
}

export const games: AnyGame[] = [
  { name: "ubongo-classic", Table: () => import("./Classic.svelte"), moment: (view) => view.open.race?.number ?? null },
  {
    name: "ubongo-diamonds",
    Table: () => withWords(import("./Diamonds.svelte")),
    Results: () => withWords(import("./DiamondsEnd.svelte")),
    moment: (view) => (view.type === "solo" ? view.open.task : (view.open.race?.number ?? null)),
  },
];
