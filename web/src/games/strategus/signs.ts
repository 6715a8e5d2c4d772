/** The sign of each seat: a shape around 0, 0 with a radius of about 10. */

export const signs: string[] = ['M0 -11 L10 7 L-10 7 Z', 'M-8 -8 H8 V8 H-8 Z'];
