import type { Colour } from '../../parts/colours';

const COLOURS: Colour[] = ['red', 'blue', 'yellow', 'green', 'violet', 'white'];

/** The colour of a seat's men. */
export function colourOf(seat: number): Colour {
  return COLOURS[seat] ?? 'red';
}
