import type { Colour } from '../../parts/colours';

/** The colour of a seat's cards. */
export function colourOf(seat: number): Colour {
  return seat === 0 ? 'red' : 'blue';
}
