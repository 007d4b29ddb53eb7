// Names in sentences of another direction. Must not change a name.

const OTHER_WAY =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802-\ud803\ud83a-\ud83b]/;

/** The text between marks that keep its direction to itself; a text that could not turn anything stays as it is. */
export function isolated(text: string): string {
  return OTHER_WAY.test(text) ? `\u2068${text}\u2069` : text;
}
