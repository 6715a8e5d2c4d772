import { beforeEach, expect, test } from 'vitest';
import { joined, sentences, together, words, type Line, type Spoken } from './said';
import { settings } from './settings.svelte';
import { People } from './table/people';
import { sitting, tableTold } from './table/told';

const seats = [sitting(0, 'Anna', null), sitting(1, 'Ben', null)];
const people = new People(tableTold({ game: 'dog', seats, seat: 0 }));
const line = (id: string, args: Line['args'] = {}, joins?: string): Line => ({
  as: 'line',
  id,
  args,
  ...(joins === undefined ? {} : { joins }),
});

beforeEach(() => (settings.language = 'en'));

test('a line is its text with its variables', () => {
  const who = { as: 'name', seat: 1 } as const;
  expect(words(line('event-resigned', { who }), people)).toBe('Ben resigns.');
});

test('a name stands in the form that the sentence needs: a person’s and an animal’s', () => {
  settings.language = 'de';
  const two = [sitting(0, 'Anna', null), sitting(1, null, 'club')];
  const table = new People(tableTold({ game: 'rufus', seats: two }));
  const said = (seat: number, form: '.nom' | '.of') => words({ as: 'name', seat, form }, table);
  expect([said(0, '.nom'), said(0, '.of')]).toEqual(['Anna', 'von Anna']);
  expect([said(1, '.nom'), said(1, '.of')]).toEqual(['Der Keiler', 'vom Keiler']);
});

test('a list has the words of the language', () => {
  const parts = [{ as: 'name', seat: 0 } as const, { as: 'name', seat: 1 } as const];
  expect(words({ as: 'list', parts }, people)).toBe('Anna and Ben');
  expect(words({ as: 'list', parts, any: true }, people)).toBe('Anna or Ben');
});

test('the reader is spoken to', () => {
  const whose = (owner: number, actor: number) => words({ as: 'whose', owner, actor }, people);
  expect(words({ as: 'you', seats: [1, 0] }, people)).toBe('yes');
  expect(words({ as: 'you', seats: [1] }, people)).toBe('no');
  expect([whose(1, 1), whose(0, 1), whose(1, 0)]).toEqual(['self', 'you', 'other']);
});

test('of several the reader comes first', () => {
  const among = (place: number) => words({ as: 'among', seats: [1, 0], place }, people);
  expect([among(0), among(1)]).toEqual(['Anna', 'Ben']);
});

test('what has no sentence says nothing', () => {
  expect(sentences({}, people)).toBeNull();
  expect(sentences({ said: [] }, people)).toBeNull();
});

test('lines that differ only in a number become one', () => {
  const one = line('dealt', { who: 'x', count: 1 }, 'count');
  expect(joined(one, one)?.args).toEqual({ who: 'x', count: 2 });
  expect(joined(one, line('dealt', { who: 'y', count: 1 }, 'count'))).toBeNull();
  expect(joined(one, line('drew', { who: 'x', count: 1 }, 'count'))).toBeNull();
  expect(joined(line('dealt'), line('dealt'))).toBeNull();
});

test('lines that differ only in a list become one', () => {
  const cards = (...parts: string[]) => line('dealt', { cards: { as: 'list', parts } }, 'cards');
  expect(joined(cards('A'), cards('K'))).toEqual(cards('A', 'K'));
});

test('two events of one sentence each become one where their sentences do', () => {
  const dealt = (count: number): Spoken => ({ said: [line('dealt', { count }, 'count')] });
  expect(together(dealt(1), dealt(2))).toEqual(dealt(3));
  expect(together(dealt(1), { said: [] })).toBeNull();
  expect(together({}, dealt(1))).toBeNull();
});
