// The faces of Ubongo: classic, diamond hunt, solo. Must not hold anything large: it is loaded with the first page.
import type { AnyGame } from "../game";

export const games: AnyGame[] = [
  { name: "ubongo-classic", Table: () => import("./Classic.svelte"), moment: (view) => view.open.race?.number ?? null },
  {
    name: "ubongo-diamonds",
    Table: () => import("./Diamonds.svelte"),
    moment: (view) => (view.type === "solo" ? view.open.task : (view.open.race?.number ?? null)),
  },
];
