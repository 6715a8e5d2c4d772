/** Reads the codes of cards, `R3`, `BJ`, and the kinds of fields. */

export const colourOf = (code: string): 'red' | 'blue' => (code[0] === 'R' ? 'red' : 'blue');
export const faceOf = (code: string): string => code[1] ?? '';
export const isLetter = (code: string): boolean => faceOf(code) > '9';

/** What stands on the fields of a zone, by their kinds. */
export const ZONE: Record<string, string> = { entry: '6', follow: '4', opening: '2' };
