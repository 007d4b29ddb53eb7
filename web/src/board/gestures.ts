// Pointers on a task: drag, tap, second finger, wheel, right click, one step a frame. Must not know how anything looks;
// pieces are found by `data-piece`, the board by `data-board`.
import type { Desk } from "./desk.svelte";
import { lieOf, shapeOf } from "./hand";
import type { Cell, PieceName } from "./pieces";

/** Where the corner of cell 0, 0 is in the window, and how large a cell is, in pixels. */
export interface Surface {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

/** What the gestures need to know of the world around them. */
export interface Around {
  desk(): Desk;
  surface(): Surface;
  /** How many cells a piece floats above the finger. */
  lift(touch: boolean): number;
}

interface Press {
  readonly pointer: number;
  readonly piece: PieceName | null;
  readonly grip: Cell;
  readonly from: Cell;
  readonly touch: boolean;
  x: number;
  y: number;
  lifted: boolean;
}

const SLOP = { touch: 9, other: 4 };
const WHEEL_MS = 110;

/** Listens on `root`, which keeps the pointer whatever happens to the nodes inside; the answer stops listening. */
export function gestures(root: HTMLElement, around: Around): () => void {
  let press: Press | null = null;
  let frame = 0;
  let wheeled = 0;
  let tapped = false;

  const cellAt = (x: number, y: number): Cell => {
    const { left, top, cell } = around.surface();
    return [(x - left) / cell, (y - top) / cell];
  };

  function box(): Cell {
    const { x, y, grip, touch } = press as Press;
    const [column, row] = cellAt(x, y);
    return [column - grip[0], row - grip[1] - around.lift(touch)];
  }

  function advance(): void {
    frame = 0;
    if (!press?.piece) return;
    const desk = around.desk();
    if (press.lifted) {
      if (desk.hand.held) desk.carry(...box());
      return;
    }
    const far = Math.hypot(press.x - press.from[0], press.y - press.from[1]);
    if (far < (press.touch ? SLOP.touch : SLOP.other)) return;
    press.lifted = true;
    const [x, y] = box();
    desk.lift(press.piece, x, y, press.grip);
  }

  function end(): void {
    if (press && root.hasPointerCapture(press.pointer)) root.releasePointerCapture(press.pointer);
    press = null;
    cancelAnimationFrame(frame);
    frame = 0;
  }

  function down(event: PointerEvent): void {
    const desk = around.desk();
    if (desk.locked) return;
    if (press && event.pointerId !== press.pointer) {
      if (press.lifted) desk.turn(1);
      event.preventDefault();
      return;
    }
    if (event.button !== 0) return;
    const target = event.target as Element;
    const node = target.closest<HTMLElement | SVGElement>("[data-piece]");
    if (!node && !target.closest("[data-board]")) return;
    const piece = (node?.dataset["piece"] ?? null) as PieceName | null;
    const touch = event.pointerType === "touch";
    const from: Cell = [event.clientX, event.clientY];
    const grip = piece ? gripOf(desk, piece, node as Element, from) : ([0, 0] as Cell);
    press = { pointer: event.pointerId, piece, grip, from, touch, x: from[0], y: from[1], lifted: false };
    tapped = true;
    root.setPointerCapture(event.pointerId);
  }

  function gripOf(desk: Desk, piece: PieceName, node: Element, [x, y]: Cell): Cell {
    const { at } = lieOf(desk.hand, piece);
    if (at && !node.matches("button")) {
      const [column, row] = cellAt(x, y);
      return [column - at[0], row - at[1]];
    }
    const picture = (node.querySelector("svg") ?? node).getBoundingClientRect();
    const { width, height } = shapeOf(desk.hand, piece);
    const within = (part: number, of: number) => Math.min(of - 0.1, Math.max(0.1, part * of));
    return [within((x - picture.left) / picture.width, width), within((y - picture.top) / picture.height, height)];
  }

  function move(event: PointerEvent): void {
    if (!press || event.pointerId !== press.pointer) return;
    press.x = event.clientX;
    press.y = event.clientY;
    if (frame === 0) frame = requestAnimationFrame(advance);
  }

  function up(event: PointerEvent): void {
    if (!press || event.pointerId !== press.pointer || event.button !== 0) return;
    press.x = event.clientX;
    press.y = event.clientY;
    advance();
    const { piece, lifted, x, y } = press;
    const desk = around.desk();
    end();
    if (lifted) desk.drop();
    else if (piece) desk.tapPiece(piece);
    else desk.tap(...cellAt(x, y));
  }

  function cancel(event: PointerEvent): void {
    if (!press || event.pointerId !== press.pointer) return;
    const { lifted } = press;
    end();
    if (lifted) around.desk().putBack();
  }

  function wheel(event: WheelEvent): void {
    const desk = around.desk();
    if (!desk.hand.held) return;
    event.preventDefault();
    if (event.timeStamp - wheeled < WHEEL_MS || event.deltaY === 0) return;
    wheeled = event.timeStamp;
    desk.turn(event.deltaY > 0 ? 1 : -1);
  }

  function menu(event: MouseEvent): void {
    event.preventDefault();
    const desk = around.desk();
    if ((event as PointerEvent).pointerType === "touch" || desk.locked) return;
    const piece = (event.target as Element).closest<HTMLElement>("[data-piece]")?.dataset["piece"];
    if (!desk.hand.held && piece) desk.pick(piece as PieceName);
    if (desk.hand.held || piece) desk.flip();
  }

  /** What was tapped was handled when the pointer rose; a click by itself comes from a key or an assistive device. */
  function click(event: MouseEvent): void {
    const ours = tapped;
    tapped = false;
    const piece = (event.target as Element).closest<HTMLElement>("button[data-piece]")?.dataset["piece"];
    if (!ours && piece) around.desk().tapPiece(piece as PieceName);
  }

  const stop = new AbortController();
  const { signal } = stop;
  root.addEventListener("pointerdown", down, { signal });
  root.addEventListener("pointermove", move, { signal });
  root.addEventListener("pointerup", up, { signal });
  root.addEventListener("pointercancel", cancel, { signal });
  root.addEventListener("lostpointercapture", cancel, { signal });
  root.addEventListener("contextmenu", menu, { signal });
  root.addEventListener("click", click, { signal });
  addEventListener("wheel", wheel, { signal, passive: false });
  addEventListener(
    "pointerdown",
    (event) => {
      if (press && event.pointerId !== press.pointer && !root.contains(event.target as Node)) down(event);
    },
    { signal, capture: true },
  );
  return () => {
    end();
    stop.abort();
  };
}
