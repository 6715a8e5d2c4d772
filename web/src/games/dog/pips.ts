/** How a card of Dog is drawn: its pips, its mark and its ink. */

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

/** What a card can do beyond going forward, as a small mark below its corner. */
export type Mark = 'out' | 'back' | 'split' | 'swap';

const MARKS: Record<string, Mark> = {
  A: 'out',
  K: 'out',
  X: 'out',
  '4': 'back',
  '7': 'split',
  J: 'swap',
};

export function markOf(code: string): Mark | null {
  return MARKS[code] ?? null;
}

/** The steps of a card that has no pips for them. */
const STEPS: Record<string, string> = { A: '1 · 11', Q: '12', K: '13' };

export function stepsOf(code: string): string | null {
  return STEPS[code] ?? null;
}
