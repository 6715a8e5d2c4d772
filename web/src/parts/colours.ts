/** The colours of the seats, and the signs that say the same to whoever cannot tell colours. */

export type Colour = 'red' | 'blue' | 'yellow' | 'green' | 'violet' | 'white';

/** The sign of each colour: a shape around 0, 0 with a radius of about 10. */
export const signs: Record<Colour, string> = {
  red: 'M0 -11 L10 7 L-10 7 Z',
  blue: 'M-8 -8 H8 V8 H-8 Z',
  yellow:
    'M0 -12 L3.2 -4 L11.6 -3.6 L5 1.8 L7.3 10 L0 5.3 L-7.3 10 L-5 1.8 L-11.6 -3.6 L-3.2 -4 Z',
  green: 'M-3.6 -11 H3.6 V-3.6 H11 V3.6 H3.6 V11 H-3.6 V3.6 H-11 V-3.6 H-3.6 Z',
  violet: 'M3.5 -11 A11 11 0 1 0 9.5 6.500 A8.800 8.800 0 1 1 3.5 -11 Z',
  white: 'M0 -11 A11 11 0 1 1 0 11 A11 11 0 1 1 0 -11 Z M0 -5 A5 5 0 1 0 0 5 A5 5 0 1 0 0 -5 Z',
};
