import { expect, test } from 'vitest';
import { explained } from './explained';

const words = [
  { word: 'Laddie', help: 'a boy' },
  { word: 'Bonnie Fechter', help: 'a brave fighter' },
];
const said = (text: string) => explained(text, words).map((part) => [part.said, part.help]);

test('a word is found, small or capital, alone or among others', () => {
  expect(said('Choose a laddie.')).toEqual([
    ['Choose a ', null],
    ['laddie', 'a boy'],
    ['.', null],
  ]);
  expect(said('Laddie')).toEqual([['Laddie', 'a boy']]);
});

test('words in the plural, words of two words, words with a hyphen', () => {
  expect(said('Bonnie Fechters hit laddies')).toEqual([
    ['Bonnie Fechters', 'a brave fighter'],
    [' hit ', null],
    ['laddies', 'a boy'],
  ]);
  expect(said('Laddie-Loch')[0]).toEqual(['Laddie', 'a boy']);
});

test('a word within another is none', () => {
  expect(said('Laddiesium, Oberladdie')).toEqual([['Laddiesium, Oberladdie', null]]);
});

test('a text stays whole where nothing is explained', () => {
  expect(explained('Choose a laddie.', [])).toEqual([{ said: 'Choose a laddie.', help: null }]);
});
