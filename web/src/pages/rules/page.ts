import type { Page } from "../page";

export const page: Page = { path: "/rules/:game?/:chapter?", load: () => import("./Rules.svelte") };
