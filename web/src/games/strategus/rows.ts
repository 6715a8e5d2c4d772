/** The rows of squares, as they lie before the reader. */

import type { Cell } from '../../messages';

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
