// Plays the tones of the house and shakes the device, as the settings wish; silent until somebody has touched the page.
// Must not know what a sound stands for: whoever calls also shows it, since many people hear nothing.
import { lengthOf, type Note, SHAKES, type SoundName, TONES } from "../core/tones";
import { settings } from "./settings.svelte";

export type { SoundName } from "../core/tones";

/** The sound of this moment, for a mark that shows it; null when it is over. */
export const sounding = $state<{ now: SoundName | null }>({ now: null });

let context: AudioContext | null = null;
let touched = false;
let over: ReturnType<typeof setTimeout> | undefined;

const firstTouch = () => {
  touched = true;
};
for (const gesture of ["pointerdown", "keydown"])
  addEventListener(gesture, firstTouch, { once: true, capture: true, passive: true });

/** Says it once; a browser without sound stays silent and nothing breaks. */
export function sound(name: SoundName): void {
  if (!touched) return;
  if (settings.haptics) navigator.vibrate?.([...(SHAKES[name] ?? [])]);
  if (!settings.sound || settings.volume === 0) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const note of TONES[name]) play(context, note, settings.volume);
  } catch {
    return; // no audio device, or too many pages with one
  }
  sounding.now = name;
  clearTimeout(over);
  over = setTimeout(() => (sounding.now = null), 1000 * lengthOf(name));
}

function play(audio: AudioContext, { at, lasts, hz, to = hz, wave, loud }: Note, volume: number): void {
  const from = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: wave, frequency: hz });
  const strength = new GainNode(audio, { gain: 0 });
  tone.frequency.setValueAtTime(hz, from);
  if (to !== hz) tone.frequency.exponentialRampToValueAtTime(to, from + lasts);
  strength.gain.setValueAtTime(0, from);
  strength.gain.linearRampToValueAtTime(loud * volume, from + 0.006);
  strength.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  tone.connect(strength).connect(audio.destination);
  tone.start(from);
  tone.stop(from + lasts);
}
