/** Finds words in a text that are explained to whoever asks. */

export interface Word {
  word: string;
  help: string;
}

/** A piece of a text; with an explanation if it is one of the words. */
export interface Part {
  said: string;
  help: string | null;
}

/** The text in pieces: each of the words, small or capital and in the plural, is one. */
export function explained(text: string, words: Word[]): Part[] {
  if (words.length === 0) return [{ said: text, help: null }];
  const among = words.map(({ word }) => word).join('|');
  const found = new RegExp(`(?<!\\p{L})((?:${among})(?:e?s)?)(?!\\p{L})`, 'iu');
  return text
    .split(found)
    .map((said, index) => ({ said, help: index % 2 === 1 ? helpOf(said, words) : null }))
    .filter(({ said }) => said !== '');
}

function helpOf(said: string, words: Word[]): string | null {
  const small = said.toLowerCase();
  return words.find(({ word }) => small.startsWith(word.toLowerCase()))?.help ?? null;
}
