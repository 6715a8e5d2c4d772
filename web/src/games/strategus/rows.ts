/** The rows of squares, as they lie before the reader. */

import type { Cell, Point } from '../../messages';

/** Which way an arrow key leads: rows down, squares to the right. */
export const STEPS: Record<string, Point> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/** From the top row to the lowest, each from left to right. */
export function rowsOf(cells: readonly Cell[], pitch: number): Cell[][] {
  const rows: Cell[][] = [];
  for (const cell of [...cells].sort((a, b) => a.at[1] - b.at[1])) {
    const row = rows.at(-1);
    if (row?.[0] && Math.abs(row[0].at[1] - cell.at[1]) < pitch / 2) row.push(cell);
    else rows.push([cell]);
  }
  return rows.map((row) => row.sort((a, b) => a.at[0] - b.at[0]));
}
