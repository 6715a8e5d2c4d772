/** The kinds of pieces, as they are listed, and what stands in a piece's corner. */

export const kinds: string[] = '1 2 3 4 5 6 7 8 9 M T A'.split(' ');

/** The number on a piece; trap and apple have none. */
export function numberOf(kind: string): string {
  if (kind === 'M') return '10';
  return /^\d$/.test(kind) ? kind : '';
}

/** Whether pieces of this kind move at all: those without a number never do. */
export function walks(kind: string): boolean {
  return numberOf(kind) !== '';
}
