// What somebody may choose for this device, and what this house keeps of them.
import type { Page } from "../page";

export const page: Page = { path: "/settings", load: () => import("./SettingsPage.svelte") };
