/** The way that a figure may have in mind: only a drawing, it says nothing of what is allowed. */

/** The neighbours of every cell. */
export type Lines = Map<string, string[]>;

export function linesOf(pairs: string[][]): Lines {
  const lines: Lines = new Map();
  const add = (one: string, other: string): void => {
    lines.set(one, [...(lines.get(one) ?? []), other]);
  };
  for (const [one = '', other = ''] of pairs) {
    add(one, other);
    add(other, one);
  }
  return lines;
}

const isEnd = (cell: string): boolean => cell === 'bell' || cell.startsWith('Z');

/** A walk of so many steps that never turns back; straight there if there is none. */
export function walk(
  lines: Lines,
  from: string,
  to: string,
  steps: number,
  came: string[] = [],
): string[] {
  const barred = came.length === 1 ? (came[0] ?? '') : '';
  return onward(lines, to, steps, [from], barred) ?? [from, to];
}

function onward(
  lines: Lines,
  to: string,
  steps: number,
  way: string[],
  barred: string,
): string[] | null {
  const here = way.at(-1) ?? '';
  if (steps === 0) return here === to ? way : null;
  if (way.length > 1 && isEnd(here)) return null;
  for (const near of lines.get(here) ?? []) {
    if (near === barred) continue;
    const found = onward(lines, to, steps - 1, [...way, near], here);
    if (found !== null) return found;
  }
  return null;
}
