// Alone against the clock: choosing a run, and practice without a connection.
import type { Page } from "../page";

export const page: Page = { path: "/solo/:how?", load: () => import("./Solo.svelte") };
