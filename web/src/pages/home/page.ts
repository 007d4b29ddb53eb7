// The entrance.
import { need } from "../../app/words.svelte";
import type { Page } from "../page";

export const page: Page = {
  path: "/",
  load: async () => (await Promise.all([import("./Home.svelte"), need("entrance")]))[0],
};
