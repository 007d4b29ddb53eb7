// The entrance.
import type { Page } from "../page";

export const page: Page = { path: "/", load: () => import("./Home.svelte") };
