/** Cards as texts name them. */

/** Splits "A 7 X" into cards; an empty text has none. */
export function cardsIn(text: string): string[] {
  return text.split(' ').filter((code) => code !== '');
}
