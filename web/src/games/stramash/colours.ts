import type { Colour } from '../../parts/colours';

const COLOURS: Colour[] = ['red', 'blue', 'green', 'yellow', 'violet', 'white'];

/** The colour of a seat's laddies. */
export function colourOf(seat: number): Colour {
  return COLOURS[seat] ?? 'red';
}
