/** An army while it is being set up: plain steps from one arrangement to the next. */

/** The code of a kind for each square that a seat's pieces stand on; `?` where it is hidden. */
export type Army = Record<string, string>;

/** How many there are of each kind. */
export type Counts = Readonly<Record<string, number>>;

/** What is arranged, and where. */
export interface Ground {
  /** The own squares in the order in which they are written down. */
  squares: readonly string[];
  /** How many squares a row has. */
  width: number;
  counts: Counts;
  /** What the server has been told already: it stands fixed. */
  held: Army;
  /** The squares that it has been told stay empty, where an army leaves some. */
  gaps: readonly string[];
}

export const sizeOf = (army: Army): number => Object.keys(army).length;

/** How many of each kind are not placed yet. */
export function leftOf({ counts }: Ground, army: Army): Record<string, number> {
  const left: Record<string, number> = { ...counts };
  for (const kind of Object.values(army)) left[kind] = (left[kind] ?? 0) - 1;
  return left;
}

/** How many cards are not placed yet. */
export function missing(ground: Ground, army: Army): number {
  return Object.values(leftOf(ground, army)).reduce((sum, count) => sum + count, 0);
}

export function isWhole(ground: Ground, army: Army): boolean {
  return sizeOf(army) > 0 && missing(ground, army) === 0;
}

/** Whether some squares stay empty, as there are more of them than cards. */
export function hasGaps({ squares, counts }: Ground): boolean {
  return Object.values(counts).reduce((sum, count) => sum + count, 0) < squares.length;
}

/** Whether the server has been told of some squares already. */
export const isBegun = ({ held, gaps }: Ground): boolean => sizeOf(held) > 0 || gaps.length > 0;

const isFree = (ground: Ground, square: string): boolean =>
  ground.squares.includes(square) &&
  ground.held[square] === undefined &&
  !ground.gaps.includes(square);

const without = (army: Army, square: string): Army =>
  Object.fromEntries(Object.entries(army).filter(([one]) => one !== square));

/** Puts one of a kind on a square; what stood there is taken back. */
export function put(ground: Ground, army: Army, kind: string, square: string): Army {
  if (!isFree(ground, square) || army[square] === kind) return army;
  const rest = without(army, square);
  return (leftOf(ground, rest)[kind] ?? 0) > 0 ? { ...rest, [square]: kind } : army;
}

export function take(ground: Ground, army: Army, square: string): Army {
  return isFree(ground, square) && army[square] !== undefined ? without(army, square) : army;
}

/** Moves what stands on one square to another; what stood there comes back in exchange. */
export function swap(ground: Ground, army: Army, from: string, to: string): Army {
  const [moving, other] = [army[from], army[to]];
  if (moving === undefined || moving === other) return army;
  if (!isFree(ground, from) || !isFree(ground, to)) return army;
  const rest = { ...without(army, from), [to]: moving };
  return other === undefined ? rest : { ...rest, [from]: other };
}

/** Puts what is left on empty squares, by chance. */
export function fill(ground: Ground, army: Army, random: () => number = Math.random): Army {
  const bag: (string | null)[] = Object.entries(leftOf(ground, army)).flatMap(([kind, count]) =>
    Array.from({ length: Math.max(count, 0) }, () => kind),
  );
  const empty = ground.squares.filter((one) => isFree(ground, one) && army[one] === undefined);
  while (bag.length < empty.length) bag.push(null);
  const filled: Record<string, string> = { ...army };
  for (const square of empty) {
    const [kind] = bag.splice(Math.floor(random() * bag.length), 1);
    if (kind) filled[square] = kind;
  }
  return filled;
}

/** Left and right exchanged; nothing happens while a part stands fixed. */
export function mirror(ground: Ground, army: Army): Army {
  const { squares, width } = ground;
  if (isBegun(ground)) return army;
  return Object.fromEntries(
    squares.flatMap((square, index) => {
      const across = squares[index - (index % width) + width - 1 - (index % width)];
      const kind = across === undefined ? undefined : army[across];
      return kind === undefined ? [] : [[square, kind]];
    }),
  );
}

/** As much of an army as this ground allows: what stands fixed, and what goes with it. */
export function fit(ground: Ground, army: Army): Army {
  return ground.squares.reduce<Army>((fitted, square) => {
    const kind = army[square];
    return kind === undefined ? fitted : put(ground, fitted, kind, square);
  }, ground.held);
}
