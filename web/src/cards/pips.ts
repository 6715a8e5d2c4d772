/** Where the pips of a number card lie, in parts of the card's middle: -1 … 1 both ways. */

const ROWS: Record<number, number[][]> = {
  2: [[0], [], [0]],
  3: [[0], [0], [0]],
  4: [[-1, 1], [], [-1, 1]],
  5: [[-1, 1], [0], [-1, 1]],
  6: [
    [-1, 1],
    [-1, 1],
    [-1, 1],
  ],
  7: [[-1, 1], [0], [-1, 1], [], [-1, 1]],
  8: [[-1, 1], [0], [-1, 1], [0], [-1, 1]],
  9: [[-1, 1], [-1, 1], [0], [-1, 1], [-1, 1]],
  10: [[-1, 1], [0], [-1, 1], [-1, 1], [0], [-1, 1]],
};

export interface Pip {
  x: number;
  y: number;
}

/** The pips of a number card; none for the others. */
export function pipsOf(code: string): Pip[] {
  const rows = ROWS[Number(code)] ?? [];
  return rows.flatMap((row, index) =>
    row.map((x) => ({ x, y: (2 * index) / (rows.length - 1) - 1 })),
  );
}
