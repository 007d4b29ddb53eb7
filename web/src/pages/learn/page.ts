// A game learned by playing it for two minutes.
import type { Page } from "../page";

export const page: Page = { path: "/learn/:game", load: () => import("./Learn.svelte") };
