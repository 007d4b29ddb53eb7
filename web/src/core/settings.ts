// What a person has chosen for this device. Must not know the DOM; a browser that keeps nothing only forgets.

export interface Settings {
  language: string | null;
  theme: "auto" | "light" | "dark";
  contrast: "auto" | "more";
  motion: "auto" | "less";
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  haptics: boolean;
  /** Pieces float above the finger that drags them. */
  lift: boolean;
  /** One tap plays a card, without the preview. */
  oneTap: boolean;
  /** Buttons that are pressed while playing lie under the left thumb. */
  leftHand: boolean;
}

export const USUAL: Settings = {
  language: null,
  theme: "auto",
  contrast: "auto",
  motion: "auto",
  sound: true,
  volume: 0.6,
  haptics: true,
  lift: true,
  oneTap: false,
  leftHand: false,
};

const KEY = "tafelrunde.settings";
const CHOICES: { readonly [Name in keyof Settings]: (value: unknown) => boolean } = {
  language: (value) => value === null || typeof value === "string",
  theme: (value) => value === "auto" || value === "light" || value === "dark",
  contrast: (value) => value === "auto" || value === "more",
  motion: (value) => value === "auto" || value === "less",
  sound: (value) => typeof value === "boolean",
  volume: (value) => typeof value === "number" && value >= 0 && value <= 1,
  haptics: (value) => typeof value === "boolean",
  lift: (value) => typeof value === "boolean",
  oneTap: (value) => typeof value === "boolean",
  leftHand: (value) => typeof value === "boolean",
};

/** A place such as localStorage; reading and writing may throw where it is blocked or full. */
export type Shelf = Pick<Storage, "getItem" | "setItem">;

/** What was kept, as far as it can be read and still makes sense. */
export function read(shelf: () => Shelf): Settings {
  try {
    const kept = JSON.parse(shelf().getItem(KEY) ?? "{}") as Record<string, unknown>;
    const known = Object.entries(CHOICES).filter(([name, fits]) => fits(kept[name]) && name in kept);
    return { ...USUAL, ...Object.fromEntries(known.map(([name]) => [name, kept[name]])) };
  } catch {
    return { ...USUAL };
  }
}

/** Keeps what was chosen; says whether it will be there next time. */
export function keep(shelf: () => Shelf, settings: Settings): boolean {
  try {
    shelf().setItem(KEY, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
}
