// A finished game again.
import type { Page } from "../page";

export const page: Page = { path: "/replay/:id/:seat?", load: () => import("./Replay.svelte") };
