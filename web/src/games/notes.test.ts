import { expect, test } from 'vitest';
import type { Told } from '../messages';
import type { Note, Sight } from '../intime/note';
import { settings } from '../settings.svelte';
import { t, textOr } from '../texts.svelte';
import { notes as dog } from './dog/notes';
import { notes as rufus } from './rufus/notes';
import { notes as stramash } from './stramash/notes';
import { notes as strategus } from './strategus/notes';
import { notes as streifzug } from './streifzug/notes';

/** What seat 0 sees, with seat 2 at its side. */
function sight(seen: Told, choices: Told[], events: Told[] = []): Sight {
  return { seat: 0, side: [0, 2], seen, choices, events, options: { quiet_plies: 200 } };
}

/** The notes that matter at this moment, with their cells. */
function due(notes: Note[], at: Sight): Record<string, string[]> {
  const about = notes.map((note) => [note.name, note.about(at)] as const);
  return Object.fromEntries(about.filter(([, cells]) => cells !== null)) as Record<
    string,
    string[]
  >;
}

const MEN = { men: [['T3', 'K', 'K', 'K'], ['T16!'], ['T40'], ['T5']], hand: '7 X' };

function walk(to: string, more: Told = {}): Told {
  const whole = { kind: 'walk', card: '5', as: '5', owner: 0, from: 'T3', to, back: false };
  return { ...whole, path: [to], meets: [], ...more };
}

test('Dog: a fresh piece, a joker, whom one can hit', () => {
  const choices = [walk('T5', { card: '2', as: '2', meets: [{ owner: 3, at: 'T5' }] })];
  expect(due(dog, sight(MEN, choices))).toEqual({ fresh: ['T16'], joker: [], hit: ['T5'] });
});

test('Dog: a seven warns of the own side on its way, and is heeded without', () => {
  const seven = { card: '7', as: '7' };
  const bad = walk('T41', { ...seven, meets: [{ owner: 2, at: 'T40' }] });
  const good = walk('T42', { ...seven, meets: [{ owner: 3, at: 'T42' }] });
  const at = sight(MEN, [bad, good]);
  expect(due(dog, at)).toMatchObject({ sweep: ['T40'], seven: [] });
  const sweep = dog.find(({ name }) => name === 'sweep');
  expect([sweep?.heeds?.(bad, at), sweep?.heeds?.(good, at)]).toEqual([false, true]);
});

test('Dog: in the exchange a partner without a piece, and only if a card would help', () => {
  const seen = { men: [['T3'], ['K'], ['K', 'G2.4'], ['K']], hand: 'A 5' };
  const give = (card: string): Told => ({ kind: 'give', card });
  expect(Object.keys(due(dog, sight(seen, [give('A')])))).toEqual(['partner_out', 'exchange']);
  expect(Object.keys(due(dog, sight(seen, [give('5')])))).toEqual(['exchange']);
  const home = { men: [['T3'], ['K'], ['G2.1', 'G2.2', 'G2.3', 'G2.4'], ['K']], hand: 'A 5' };
  expect(Object.keys(due(dog, sight(home, [give('A')])))).toEqual(['exchange']);
  const trios = { men: [['T3'], ['K'], ['T40'], ['K'], ['K'], ['K']], hand: 'A 5' };
  const at = { ...sight(trios, [give('A')]), side: [0, 2, 4] };
  expect(Object.keys(due(dog, at))).toEqual(['exchange']);
  expect(Object.keys(due(dog, { ...at, seat: 2 }))).toEqual(['partner_out', 'exchange']);
  const helps = dog.find(({ name }) => name === 'partner_out')?.heeds;
  expect(['A', '6'].map((card) => helps?.(give(card), at))).toEqual([true, false]);
});

test('Dog: the own hand that was laid down, and nobody else’s', () => {
  const folded = (seat: number): Told[] => [{ event: 'folded', seat, cards: '5' }];
  expect(due(dog, sight(MEN, [], folded(0)))).toEqual({ folded: [] });
  expect(due(dog, sight(MEN, [], folded(1)))).toEqual({});
});

test('Stramash: into the castle, eight back, and a partner lifted', () => {
  const seen = { laddies: [['T3'], ['T5'], ['T9']], hand: '8' };
  const choices = [
    walk('C0.2'),
    walk('T75', { card: '8', back: true }),
    walk('T9', { meets: [{ owner: 2, from: 'T9', to: 'T20' }] }),
  ];
  expect(due(stramash, sight(seen, choices))).toEqual({
    castle: ['T3'],
    eight: ['T3'],
    lift: ['T9'],
  });
  const nothing = sight(seen, [{ kind: 'discard', card: '5' }]);
  expect(due(stramash, nothing)).toEqual({ nothing: [] });
});

test('Rufus: a prize in reach, stones in danger, and cards that count', () => {
  const seen = { fox: 7, stones: [[4, 4]], hand: '2 3', prizes: [1, 3] };
  const choices = [
    { kind: 'stone', from: '4', to: '11', end: '7', points: 7, meets: 'fox' },
    { kind: 'stone', from: '4', to: '11', end: '9', points: 7, meets: 1 },
    { kind: 'fox', to: '30', points: 3, prizes: 1 },
    { kind: 'lay', card: 2, to: '6', points: 1 },
  ];
  expect(due(rufus, sight(seen, choices))).toEqual({
    points: [],
    together: ['4'],
    catch: ['7'],
    lead: ['30'],
    trail: ['9'],
    cards: [],
    lay: [],
  });
});

test('Strategus: a trap that was found, what has moved, and the draw that comes', () => {
  const fought = { event: 'fought', seat: 0, from: 'e4', to: 'e7', attacker: '5', defender: 'T' };
  const at = sight({ quiet: 0 }, [], [{ ...fought, won: 1 }]);
  expect(due(strategus, at)).toEqual({ trap: ['e7'], fight: ['e7'], covered: ['e7'] });
  const apple = { ...fought, defender: 'A', won: 0 };
  const over = { event: 'over', returns: [1, -1], reason: 'apple', pieces: [] };
  expect(due(strategus, sight({ quiet: 0 }, [], [apple, over]))).toEqual({ fight: ['e7'] });
  const moved = [{ event: 'moved', seat: 1, from: 'a7', to: 'a6' }];
  const move = { kind: 'move', piece: '5', from: 'e4', to: 'e5' };
  const later = sight({ quiet: 160 }, [move], moved);
  expect(due(strategus, later)).toEqual({ step: [], moved: ['a6'], quiet: [] });
});

test('Strategus: who wins a fight is told first, before the first attack or as it is shown', () => {
  const move = { kind: 'move', piece: '9', from: 'e4', to: 'e5' };
  const attack = { ...move, kind: 'attack', to: 'e7' };
  const fought = { event: 'fought', seat: 0, from: 'e4', to: 'e7', attacker: '9', defender: '5' };
  const first = (at: Sight): string | undefined => Object.keys(due(strategus, at))[0];
  expect(first(sight({ quiet: 0 }, [move, attack]))).toBe('fight');
  expect(first(sight({ quiet: 0 }, [], [{ ...fought, won: 1 }]))).toBe('fight');
});

test('Streifzug: coming in, catching, and a colour that is full', () => {
  const move = { kind: 'move', dice: [6], from: 'S', to: 'o0', path: ['o0'], throws: [] };
  const waiting = sight({ figures: [['S', 'S']], cards: [''] }, [move]);
  expect(due(streifzug, waiting)).toEqual({ enter: [] });
  const seen = { figures: [['o3', 'o9']], cards: ['R1 R2 R3 R4 R5 B1'] };
  const caught = { ...move, dice: [2, 4], from: 'o3', to: 'o12', card: 'B3' };
  const knock = { ...move, from: 'o3', to: 'o5', throws: [1] };
  expect(due(streifzug, sight(seen, [caught, knock]))).toEqual({
    catch: ['o12'],
    knock: ['o5'],
    dice: [],
    full: [],
  });
  const lapsed = [{ event: 'lapsed', seat: 0 }];
  expect(due(streifzug, sight({ figures: [['S', 'S']] }, [], lapsed))).toEqual({ enter: [] });
});

test.each(['de', 'en'] as const)(
  'Streifzug: several pawns to knock out are not one, %s',
  (language) => {
    settings.language = language;
    const move = { kind: 'move', dice: [2], from: 'o3', path: [], throws: [1] };
    const choices = ['o5', 'o8'].map((to) => ({ ...move, to }));
    const at = sight({ figures: [['o3']], cards: [''] }, choices);
    expect(due(streifzug, at)).toMatchObject({ knock: ['o5', 'o8'] });
    expect(t('streifzug-note-knock')).toMatch(/(gegnerische Figur|opponent’s pawn)/);
  },
);

test.each(['de', 'en'] as const)(
  'Strategus says what marks a card that may move, %s',
  (language) => {
    settings.language = language;
    expect(textOr('strategus-note-bright', '')).toMatch(/gelbem Strich|yellow line/);
  },
);
