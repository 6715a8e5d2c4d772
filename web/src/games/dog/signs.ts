/** The sign of each seat: a shape around 0, 0 with a radius of about 10. */

export const signs: string[] = [
  'M0 -11 L10 7 L-10 7 Z',
  'M-8 -8 H8 V8 H-8 Z',
  'M0 -12 L3.2 -4 L11.6 -3.6 L5 1.8 L7.3 10 L0 5.3 L-7.3 10 L-5 1.8 L-11.6 -3.6 L-3.2 -4 Z',
  'M-3.6 -11 H3.6 V-3.6 H11 V3.6 H3.6 V11 H-3.6 V3.6 H-11 V-3.6 H-3.6 Z',
];
