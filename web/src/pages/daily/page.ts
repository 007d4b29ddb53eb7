// The task of the day.
import { need } from "../../app/words.svelte";
import type { Page } from "../page";

export const page: Page = {
  path: "/daily",
  load: async () => (await Promise.all([import("./Daily.svelte"), need("board"), need("solo")]))[0],
};
