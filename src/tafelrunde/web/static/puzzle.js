// A board and the pieces for it: the player's own business until it is covered. Knows no table, no time and no rival.
// The geometry is the server's (a piece is flipped first, then turned clockwise); the server checks every claim anyway.

const PICTURES = {
  I2: "##", I3: "###", V3: "#./##", I4: "####", O4: "##/##", T4: "###/.#.",
  S4: "#./##/.#", L4: "#./#./##", P5: "##/##/#.", L5: "#./#./#./##", Y5: "####/.#..", Z5: "##./.#./.##",
};

const cellsIn = (rows) => rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === "#" ? [[x, y]] : [])));

// The cells in reading order, the box pushed into the top left corner.
export function shape(piece, turn, flip) {
  let cells = cellsIn(PICTURES[piece].split("/"));
  if (flip) cells = cells.map(([x, y]) => [-x, y]);
  for (let quarter = 0; quarter < turn; quarter += 1) cells = cells.map(([x, y]) => [-y, x]);
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  return cells.map(([x, y]) => [x - left, y - top]).sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
}

export class Puzzle {
  constructor(rows, pieces) {
    this.rows = rows;
    this.pieces = pieces;
    this.held = Object.fromEntries(pieces.map((piece) => [piece, { turn: 0, flip: false }]));
    this.laid = []; // { piece, turn, flip, x, y } in the order laid
    this.picked = pieces[0] ?? null;
  }

  isLaid(piece) {
    return this.laid.some((one) => one.piece === piece);
  }

  pick(piece) {
    this.laid = this.laid.filter((one) => one.piece !== piece);
    this.picked = piece;
  }

  // The next way it can look, clockwise: a flipped piece turns the same way round as any other.
  turn() {
    if (this.picked) this.held[this.picked].turn = (this.held[this.picked].turn + 1) % 4;
  }

  // Left and right change sides as they are seen now, whatever the turn.
  flip() {
    if (!this.picked) return;
    const held = this.held[this.picked];
    held.flip = !held.flip;
    held.turn = (4 - held.turn) % 4;
  }

  undo() {
    const last = this.laid.at(-1);
    if (last) this.pick(last.piece);
  }

  pieceAt(x, y) {
    return this.laid.find((one) => covers(one, x, y))?.piece ?? null;
  }

  isOnBoard(x, y) {
    return this.rows[y]?.[x] === "#";
  }

  // Lay the picked piece with its first cell (in reading order) here; false where it does not fit.
  lay(x, y) {
    if (!this.picked) return false;
    const held = this.held[this.picked];
    const cells = shape(this.picked, held.turn, held.flip);
    const [firstX, firstY] = cells[0];
    const left = x - firstX;
    const top = y - firstY;
    const fits = cells.every(([dx, dy]) => this.isOnBoard(left + dx, top + dy) && !this.pieceAt(left + dx, top + dy));
    if (!fits) return false;
    this.laid.push({ piece: this.picked, turn: held.turn, flip: held.flip, x: left, y: top });
    this.picked = this.pieces.find((piece) => !this.isLaid(piece)) ?? null;
    return true;
  }

  get complete() {
    return this.laid.length === this.pieces.length;
  }
}

export function covers(placement, x, y) {
  return shape(placement.piece, placement.turn, placement.flip).some(([dx, dy]) => placement.x + dx === x && placement.y + dy === y);
}
