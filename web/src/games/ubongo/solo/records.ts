// The records of the house for a kind of run, and the mark that they set. Must not know how they are shown.
import { ask } from "../../../core/api";
import type { Best, UbongoDiamondsOptions } from "../../../protocol.gen";
import { type Mark, markOf } from "./marks";
import { kindOf } from "./results";

/** The best runs of a kind, the best first; throws a Refusal where the server cannot be asked. */
export function recordsOf(options: UbongoDiamondsOptions): Promise<Best[]> {
  return ask("solo_records", null, { game: "ubongo-diamonds", kind: kindOf(options) });
}

/** The record, if there is one; without a connection there is none to be beaten. */
export async function markNow(options: UbongoDiamondsOptions): Promise<Mark | null> {
  try {
    const [best] = await recordsOf(options);
    return best ? markOf(best.points, best.ended) : null;
  } catch {
    return null;
  }
}

/** The mark as it was when a run began, for its end: the record may be this very run by then. */
const begun = new Map<string, Mark | null>();

export function noteMark(run: string, mark: Mark | null): void {
  if (!begun.has(run)) begun.set(run, mark);
}

export function notedMark(run: string): Mark | null | undefined {
  return begun.get(run);
}
