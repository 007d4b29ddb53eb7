// The rules of each moment of the classic edition, the most asked for first. Must not know their words.
import type { Scene } from "./scene";

const CLAUSES: Readonly<Record<Scene, readonly string[]>> = {
  placing: ["UC-8", "UC-17", "UC-19", "UC-29"],
  rolling: ["UC-13", "UC-27", "UC-17", "UC-19", "UC-29"],
  opening: ["UC-14", "UC-15", "UC-16"],
  solving: ["UC-14", "UC-15", "UC-16", "UC-26"],
  waiting: ["UC-25", "UC-20", "UC-24", "UC-26"],
  settling: ["UC-18", "UC-17", "UC-19"],
  taking: ["UC-17", "UC-19", "UC-20", "UC-21", "UC-22", "UC-23"],
  over: ["UC-29"],
};

export function helpOf(scene: Scene): readonly string[] {
  return CLAUSES[scene];
}
