// The rules of each moment of the diamond hunt, the most asked for first. Must not know their words.
import type { Scene } from "./scene";

/** Without luck everyone is paid by rank alone (UD-15); a tie at the top is decided in a shoot-out (UD-14). */
export function helpOf(scene: Scene, noLuck: boolean, tied: boolean): readonly string[] {
  const paid = noLuck ? ["UD-15", "UD-3"] : ["UD-10", "UD-11", "UD-3"];
  if (tied) return ["UD-14", "UD-7"];
  switch (scene) {
    case "nothing":
    case "youngest":
      return ["UD-6", "UD-7", ...paid];
    case "solving":
    case "opening":
      return ["UD-7", "UD-8", "UD-9", ...paid];
    case "watching":
      return ["UD-8", "UD-9", ...paid];
    case "rolling":
      return [...paid, "UD-12", "UD-13", "UD-14"];
    case "over":
      return ["UD-13", "UD-14"];
  }
}
