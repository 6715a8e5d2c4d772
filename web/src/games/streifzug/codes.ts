/** Reads the codes of cards: `R3`, `BJ`. */

export const colourOf = (code: string): 'red' | 'blue' => (code[0] === 'R' ? 'red' : 'blue');
export const faceOf = (code: string): string => code[1] ?? '';
export const isLetter = (code: string): boolean => faceOf(code) > '9';
