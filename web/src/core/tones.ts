// Every tone of the house as notes, made in code: no file is fetched. Must not know how notes are played, nor when.

/** One note: when it begins and how long it lasts (seconds), its pitch and where that slides to (Hz), how loud (0 to 1). */
export interface Note {
  readonly at: number;
  readonly lasts: number;
  readonly hz: number;
  readonly to?: number;
  readonly wave: "sine" | "triangle" | "square";
  readonly loud: number;
}

export type SoundName =
  | "lift"
  | "set"
  | "turn"
  | "no"
  | "roll"
  | "reveal"
  | "shout"
  | "gem"
  | "card"
  | "trick"
  | "glass"
  | "hurry"
  | "your-turn"
  | "begin"
  | "come"
  | "go"
  | "word"
  | "pause"
  | "over"
  | "record";

const wood = (hz: number, at = 0, loud = 0.5): Note => ({ at, lasts: 0.07, hz, to: hz * 0.6, wave: "triangle", loud });
const bell = (hz: number, at = 0, lasts = 0.35, loud = 0.35): Note => ({ at, lasts, hz, wave: "sine", loud });
const horn = (hz: number, at: number, lasts: number): Note => ({ at, lasts, hz, wave: "square", loud: 0.12 });

/** The notes of each sound; all of it is tuned to D major, so that sounds which meet agree. */
export const TONES: Readonly<Record<SoundName, readonly Note[]>> = {
  lift: [{ at: 0, lasts: 0.05, hz: 440, to: 587, wave: "triangle", loud: 0.25 }],
  set: [wood(220), wood(147, 0.015)],
  turn: [{ at: 0, lasts: 0.04, hz: 587, to: 659, wave: "triangle", loud: 0.2 }],
  no: [{ at: 0, lasts: 0.12, hz: 147, to: 123, wave: "triangle", loud: 0.4 }],
  roll: [0, 0.07, 0.13, 0.2, 0.29].map((at, nth) => wood(300 - 30 * nth, at, 0.4)),
  reveal: [bell(587), bell(740, 0.08)],
  shout: [horn(294, 0, 0.14), horn(370, 0.12, 0.14), horn(440, 0.24, 0.3), bell(880, 0.24, 0.6)],
  gem: [bell(1175, 0, 0.25), bell(1760, 0.05, 0.3, 0.2)],
  card: [wood(330, 0, 0.35)],
  trick: [wood(294), wood(370, 0.06), wood(440, 0.12)],
  glass: [wood(196), bell(392, 0.05, 0.5)],
  hurry: [{ at: 0, lasts: 0.03, hz: 880, wave: "triangle", loud: 0.2 }],
  "your-turn": [bell(587, 0, 0.25), bell(880, 0.12, 0.4)],
  begin: [bell(294), bell(440, 0.1), bell(587, 0.2, 0.5)],
  come: [bell(440, 0, 0.2), bell(587, 0.09, 0.3)],
  go: [bell(587, 0, 0.2), bell(440, 0.09, 0.3)],
  word: [bell(740, 0, 0.15, 0.25)],
  pause: [bell(440, 0, 0.3), bell(294, 0.12, 0.4)],
  over: [bell(294), bell(370, 0.12), bell(440, 0.24), bell(587, 0.36, 0.9)],
  record: [bell(587, 0, 0.2), bell(740, 0.1, 0.2), bell(880, 0.2, 0.2), bell(1175, 0.3, 1, 0.4)],
};

/** How the device shakes with it, in ms: on, off, on …; what is not named does not shake. */
export const SHAKES: Readonly<Partial<Record<SoundName, readonly number[]>>> = {
  set: [8],
  no: [30, 40, 30],
  shout: [60, 40, 60, 40, 140],
  gem: [15],
  hurry: [10],
  "your-turn": [40],
  over: [80],
  record: [60, 40, 120],
};

/** How long a sound lasts, in seconds. */
export function lengthOf(name: SoundName): number {
  return Math.max(...TONES[name].map(({ at, lasts }) => at + lasts));
}
