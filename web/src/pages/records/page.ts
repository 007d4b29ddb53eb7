// What was played here, and how well.
import type { Page } from "../page";

export const page: Page = { path: "/records/:part?/:game?", load: () => import("./Records.svelte") };
