/** The dice of a roll, and which of them have been played. */

export interface Rolled {
  value: number;
  spent: boolean;
}

export function rolled(values: readonly number[], left: readonly number[]): Rolled[] {
  const open = [...left];
  return values.map((value) => {
    const index = open.indexOf(value);
    if (index >= 0) open.splice(index, 1);
    return { value, spent: index < 0 };
  });
}
