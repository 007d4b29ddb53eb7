// Alone against the clock: choosing a run, and practice without a connection.
import { need } from "../../app/words.svelte";
import type { Page } from "../page";

export const page: Page = {
  path: "/solo/:how?",
  load: async () => (await Promise.all([import("./Solo.svelte"), need("board"), need("solo"), need("entrance")]))[0],
};
