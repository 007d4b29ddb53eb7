// Opening a table: a sheet per game.
import { need } from "../../app/words.svelte";
import type { Page } from "../page";

export const page: Page = {
  path: "/new/:game",
  load: async () => (await Promise.all([import("./New.svelte"), need("entrance")]))[0],
};
