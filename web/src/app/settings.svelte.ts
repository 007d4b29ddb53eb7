// The settings of this device, as something that views can watch. Must not know what anyone does with them.
import { keep, read, type Settings } from "../core/settings";

const shelf = () => localStorage;

export const settings = $state<Settings>(read(shelf));

/** Whether this browser keeps what is chosen. */
export const keeping = $state({ works: true });

export function choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  keeping.works = keep(shelf, settings);
}

/** The look that was chosen, told to the style sheet; what is `auto` follows the system. */
export function showLook(): void {
  const { dataset } = document.documentElement;
  dataset["theme"] = settings.theme;
  dataset["contrast"] = settings.contrast;
  dataset["motion"] = settings.motion;
  dataset["hand"] = settings.leftHand ? "left" : "right";
}

const less = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Should nothing move that need not? */
export function isStill(): boolean {
  return settings.motion === "less" || less?.matches === true;
}
