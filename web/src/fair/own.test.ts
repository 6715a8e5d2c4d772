import { beforeEach, expect, test } from 'vitest';
import type { Receipt, TableTold } from '../messages';
import { sitting, tableTold } from '../table/told';
import { ownIn } from './own';
import { neverBegun, seedOf, witness, witnessed, type Seed } from './seeds';

beforeEach(() => localStorage.clear());

const OTHER = 'ff'.repeat(32);
const CAME: Partial<TableTold> = { sealed: false, begun: false };
const SEALED: Partial<TableTold> = { sealed: true, begun: false };
const BEGUN: Partial<TableTold> = { sealed: true, begun: true };

/** Two people sit at a table; the reader at the first seat. */
function told(promises: (string | null)[], more: Partial<TableTold>, seed: string | null = null) {
  const seats = promises.map((promise, seat) => ({ ...sitting(seat, null, null), promise }));
  const [own, ...others] = seats;
  if (own === undefined) throw new Error('nobody sits there');
  const commitment = 'c';
  return tableTold({
    game: 'dog',
    seat: 0,
    commitment,
    seats: [{ ...own, seed }, ...others],
    ...more,
  });
}

function receipt(
  promises: (string | null)[],
  seeds: (string | null)[],
  more: object = {},
): Receipt {
  const chance = { table: 'table', commitment: 'c', secret: '' };
  return { ...chance, promises, seeds, taken: 0, origin: null, ...more };
}

/** What becomes of the own seed by a receipt, after the server has said all this. */
function own(proof: Receipt): string | null {
  return ownIn(proof, witnessed('table'));
}

function comes(...said: ((seed: Seed) => TableTold)[]): Seed {
  const seed = seedOf('table', 'key');
  for (const one of said) witness(seed, one(seed));
  return seed;
}

const came = ({ promise }: Seed) => told([promise, null], CAME);
const sealed = ({ promise }: Seed) => told([promise, OTHER], SEALED);
const begun = ({ promise, seed }: Seed) => told([promise, OTHER], BEGUN, seed);

test('an own seed that is in the receipt as it was promised is found', () => {
  const { promise, seed } = comes(came, sealed, begun);
  expect(own(receipt([promise, OTHER], [seed, 'aa']))).toBe('in');
  expect(own(receipt([promise, OTHER], [seed, null]))).toBe('in');
});

test('who looks on has none', () => {
  expect(own(receipt([OTHER], ['aa']))).toBe(null);
});

test('a promise that the server took and left out is missed', () => {
  comes(came, () => told([null, OTHER], BEGUN));
  expect(own(receipt([null, OTHER], [null, 'aa']))).toBe('left_out');
});

test('nobody needs to have been asked for the seed to miss it', () => {
  comes(came);
  expect(own(receipt([null, null], [null, null]))).toBe('left_out');
});

test('a promise that another device has made later for the same seat is no fraud', () => {
  const later = 'ee'.repeat(32);
  comes(came, () => told([later, OTHER], SEALED));
  expect(own(receipt([later, OTHER], ['aa', 'bb']))).toBe('replaced');
});

test('who came when promises were closed, or the match had begun, is told so', () => {
  comes(
    () => told([null, OTHER], SEALED),
    () => told([null, OTHER], BEGUN),
  );
  expect(own(receipt([null, OTHER], [null, 'aa']))).toBe('sealed');
  localStorage.clear();
  comes(() => told([OTHER, OTHER], BEGUN));
  expect(own(receipt([OTHER, OTHER], ['aa', 'bb']))).toBe('begun');
});

test('a seed that came too late is no fraud, unless the server had said that it is there', () => {
  const { promise } = comes(came, sealed, () =>
    told([seedOf('table', 'key').promise, OTHER], BEGUN),
  );
  expect(own(receipt([promise, OTHER], [null, 'aa']))).toBe('late');
  comes(begun);
  expect(own(receipt([promise, OTHER], [null, 'aa']))).toBe('contradicted');
});

test('promises, commitment, table, and what was taken over, are as they were told', () => {
  const { promise, seed } = comes(came, sealed, begun);
  const [promises, seeds] = [
    [promise, OTHER],
    [seed, 'aa'],
  ];
  expect(own(receipt([promise, null], [seed, null]))).toBe('contradicted');
  for (const more of [{ commitment: 'd' }, { table: 'other' }, { taken: 1_000_000 }]) {
    expect(own(receipt(promises, seeds, more))).toBe('contradicted');
  }
});

test('what a table takes over is told before, and no more than that may be taken over', () => {
  const origin = { table: 'before', steps: 30, moment: 12 };
  comes(() => told([null, null], { ...BEGUN, origin }));
  const taken = (steps: number, from: string | null) =>
    own(receipt([null, null], [null, null], { taken: steps, origin: from }));
  expect(taken(30, 'before')).toBe('begun');
  expect(taken(28, 'before')).toBe('begun'); // two steps of it were undone
  expect(taken(31, 'before')).toBe('contradicted');
  expect(taken(30, 'elsewhere')).toBe('contradicted');
});

test('of several seats at one browser one seed that is in is enough', () => {
  const { promise, seed } = comes(came, sealed, begun);
  const second = seedOf('table', 'second');
  witness(second, told([promise, OTHER], BEGUN));
  expect(own(receipt([promise, OTHER], [seed, 'aa']))).toBe('in');
});

test('who lost the seat before the match began has nothing in it', () => {
  comes(came, () => told([null, OTHER], { ...CAME, seat: null }));
  expect(own(receipt([null, OTHER], [null, 'aa']))).toBe(null);
});

test('a table at which the seed was shown, and that never began, is named at the next', async () => {
  const died = seedOf('died', 'key');
  witness(died, told([died.promise, OTHER], SEALED));
  const waits = seedOf('waits', 'key');
  witness(waits, told([waits.promise, null], CAME));
  const fine = seedOf('fine', 'key');
  witness(fine, told([fine.promise, OTHER], SEALED));
  witness(fine, told([fine.promise, OTHER], BEGUN, fine.seed));
  await new Promise((resolve) => setTimeout(resolve, 5));
  comes(came, sealed, begun);
  expect(neverBegun('table')).toEqual(['died']);
  expect(neverBegun('died')).toEqual([]);
  expect(neverBegun('elsewhere')).toEqual([]);
});
