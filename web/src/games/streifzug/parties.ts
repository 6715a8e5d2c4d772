/** The four parties: which sits where, its sign and its colour. */

export interface Party {
  /** The quadrant in which it sits. */
  quadrant: number;
  /** A shape around 0, 0 with a radius of about 10. */
  sign: string;
}

const PARTIES: Party[] = [
  { quadrant: 0, sign: 'M0-11 10 7-10 7Z' },
  {
    quadrant: 1,
    sign: 'M0-12 3.200-4 11.600-3.600 5 1.800 7.300 10 0 5.300-7.300 10-5 1.800-11.600-3.600-3.200-4Z',
  },
  { quadrant: 2, sign: 'M-8.500-8.500H8.500V8.500H-8.500Z' },
  { quadrant: 3, sign: 'M0-9.500A9.500 9.500 0 1 1 0 9.500 9.500 9.500 0 1 1 0-9.500Z' },
];

/** Two sit opposite each other. */
export function partyOf(seat: number, seats: number): Party {
  const quadrant = seats === 2 ? 2 * seat : seat;
  return PARTIES[quadrant] ?? { quadrant: 0, sign: '' };
}
