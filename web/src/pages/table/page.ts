// A table: waiting, playing, over.
import type { Page } from "../page";

export const page: Page = { path: "/t/:key", load: () => import("./Table.svelte") };
