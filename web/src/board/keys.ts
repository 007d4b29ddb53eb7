// What a key means while pieces are laid, by its place on the keyboard, so that a Czech number row counts too.
// Must not know the DOM; Tab, Y and Z belong to others.

export interface Pressed {
  readonly code: string;
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export type KeyAct =
  | { readonly act: "turn"; readonly by: 1 | -1 }
  | { readonly act: "flip" | "enter" | "escape" | "beside" | "undo" | "help" }
  | { readonly act: "move"; readonly dx: number; readonly dy: number }
  | { readonly act: "piece"; readonly number: number };

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function keyAct(pressed: Pressed): KeyAct | null {
  const { code, key, shiftKey } = pressed;
  if (pressed.ctrlKey || pressed.metaKey) return key.toLowerCase() === "z" ? { act: "undo" } : null;
  if (pressed.altKey) return null;
  if (key === "?") return { act: "help" };
  const move = MOVES[code];
  if (move) return { act: "move", dx: move[0], dy: move[1] };
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit) return digit === "0" ? { act: "beside" } : { act: "piece", number: Number(digit) };
  switch (code) {
    case "KeyR":
      return { act: "turn", by: shiftKey ? -1 : 1 };
    case "KeyF":
      return { act: "flip" };
    case "KeyU":
      return { act: "undo" };
    case "Enter":
    case "NumpadEnter":
    case "Space":
      return { act: "enter" };
    case "Escape":
      return { act: "escape" };
    case "Backspace":
    case "Delete":
      return { act: "beside" };
    default:
      return null;
  }
}

/** These mean something to whatever has the focus; the others are ours wherever it is. */
export function belongsToFocus({ act }: KeyAct): boolean {
  return act === "move" || act === "enter" || act === "beside";
}
