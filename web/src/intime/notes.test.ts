import { beforeEach, expect, test } from 'vitest';
import { chronicle } from '../games/strategus/words';
import type { Told } from '../messages';
import { isNew, keepPlayed, keptOf } from './kept';
import { aimAt, HOW, ONLY, opensTurn, type Note, type Sight } from './note';
import { Notes } from './notes.svelte';

const joker: Note = {
  name: 'joker',
  rule: 'M8',
  about: ({ choices }) => (choices.some(({ card }) => card === 'X') ? ['T3'] : null),
};
const goal: Note = {
  name: 'goal',
  rule: 'M6',
  about: ({ choices }) => (choices.some(({ to }) => to === 'G') ? ['G'] : null),
  heeds: ({ to }) => to === 'G',
};
const folded: Note = {
  name: 'folded',
  rule: 'R4',
  happened: true,
  about: ({ events }) => (events.some(({ event }) => event === 'folded') ? [] : null),
};
const all = [folded, goal, joker];

const home = { card: '3', to: 'G' };
const away = { card: '3', to: 'T9' };

function sight(choices: Told[], events: Told[] = []): Sight {
  return { seat: 0, side: [0, 2], seen: {}, choices, events, options: {} };
}

/** A turn in which this is chosen, then the others'. */
function turn(notes: Notes, choices: Told[], choice: Told): string | undefined {
  notes.see(sight(choices), 0);
  const told = notes.shown?.note.name;
  notes.play(choice);
  notes.see(sight([]), 0);
  return told;
}

beforeEach(() => localStorage.clear());

test('what matters for the first time is told once, with its cells', () => {
  const notes = new Notes('dog', all);
  notes.see(sight([{ card: 'X' }]), 0);
  expect(notes.shown).toEqual({ note: joker, point: ['T3'] });
  notes.play({ card: 'X' });
  expect(notes.shown).toBeNull();
  notes.see(sight([]), 0);
  expect(turn(notes, [{ card: 'X' }], { card: 'X' })).toBeUndefined();
  expect(turn(new Notes('dog', all), [{ card: 'X' }], { card: 'X' })).toBeUndefined();
});

test('the choices that do as it says are known while it is told', () => {
  const notes = new Notes('dog', all);
  const ways = [
    { ...home, text: 'in' },
    { ...away, text: 'on' },
  ];
  expect(notes.favoured()).toEqual([]);
  notes.see(sight(ways), 0);
  expect(notes.favoured()).toEqual(['in']);
});

test('what was missed is told once more, and then never', () => {
  const notes = new Notes('dog', all);
  expect(turn(notes, [home, away], away)).toBe('goal');
  expect(turn(notes, [home, away], away)).toBe('goal');
  expect(turn(notes, [home, away], away)).toBeUndefined();
});

test('a chance that is still there later in the turn is not missed yet', () => {
  const notes = new Notes('dog', all);
  notes.see(sight([home, away]), 0);
  notes.play(away);
  notes.see(sight([home]), 0);
  notes.play(home);
  notes.see(sight([]), 0);
  expect(keptOf('dog')).toMatchObject({ missed: [], known: ['goal'] });
});

test('who did it unasked is never told', () => {
  const notes = new Notes('dog', [joker, goal]);
  expect(turn(notes, [{ card: 'X' }, home], home)).toBe('joker');
  expect(turn(notes, [home], away)).toBeUndefined();
});

test('at most one is told a turn', () => {
  const notes = new Notes('dog', all);
  notes.see(sight([{ card: 'X' }, home]), 0);
  expect(notes.shown?.note).toBe(goal);
  notes.read();
  notes.see(sight([{ card: 'X' }, home]), 0);
  expect(notes.shown).toBeNull();
});

test('another turn is one though nobody was seen to wait', () => {
  const notes = new Notes('dog', all);
  notes.see(sight([{ card: 'X' }, home], []), 1);
  notes.play(away);
  notes.see(sight([{ card: 'X' }], []), 2);
  expect(notes.shown?.note).toBe(joker);
  expect(keptOf('dog').missed).toEqual(['goal']);
});

test('whoever has set up and moves first is in another turn', () => {
  const events = [
    { event: 'ready', seat: 0 },
    { event: 'first', seat: 0 },
  ];
  expect(events.map((event) => opensTurn(event, chronicle, 0))).toEqual([false, true]);
  expect(opensTurn({ event: 'moved', seat: 1 }, chronicle, 0)).toBe(true);
});

test('what has happened is told while others play, and stays until it is read', () => {
  const notes = new Notes('dog', all);
  notes.see(sight([], [{ event: 'folded' }]), 0);
  expect(notes.shown?.note).toBe(folded);
  notes.see(sight([]), 0);
  expect(notes.shown?.note).toBe(folded);
  notes.read();
  expect(notes.shown).toBeNull();
});

test('what a game is about is told first, before one is asked, and another after it', () => {
  const aim = aimAt(({ seat }) => [`G${seat}`]);
  const notes = new Notes('dog', [aim, ...all]);
  notes.see(sight([]), 0);
  expect(notes.shown).toEqual({ note: aim, point: ['G0'] });
  notes.see(sight([home]), 0);
  expect(notes.shown?.note).toBe(aim);
  notes.read();
  expect(notes.shown?.note).toBe(goal);
  notes.read();
  expect(notes.shown).toBeNull();
  expect(turn(new Notes('dog', [aim]), [home], home)).toBeUndefined();
});

test('what is asked is not told to who is not asked', () => {
  const notes = new Notes('dog', all);
  notes.see(sight([home]), 0);
  notes.see(sight([]), 0);
  expect(notes.shown).toBeNull();
});

test('whoever wants it always is told afresh, and nothing of it is kept', () => {
  turn(new Notes('dog', all), [home], home);
  expect(turn(new Notes('dog', all, true), [home], away)).toBe('goal');
  expect(keptOf('dog').told).toEqual({ goal: 1 });
});

test('a game is new for three games, however often a table is looked at', () => {
  for (const table of ['a', 'b', 'b']) keepPlayed('dog', table);
  expect(isNew('dog')).toBe(true);
  keepPlayed('dog', 'c');
  expect([isNew('dog'), isNew('rufus')]).toEqual([false, true]);
});

test('what somebody else has written into the store does no harm', () => {
  localStorage.setItem('spielwerk.notes.dog', '{"told": 3, "missed": "x"}');
  expect(isNew('dog')).toBe(true);
  expect(turn(new Notes('dog', all), [home], home)).toBe('goal');
});

test('every game says first what is bright, then when there is only one thing to do', () => {
  const notes = new Notes('dog', [HOW, ONLY]);
  expect(turn(notes, [{ kind: 'walk' }], { kind: 'walk' })).toBe('bright');
  expect(turn(notes, [{ kind: 'walk' }, { kind: 'out' }], { kind: 'out' })).toBeUndefined();
  expect(turn(notes, [{ kind: 'walk' }], { kind: 'walk' })).toBe('only');
  expect(turn(notes, [{ kind: 'end' }], { kind: 'end' })).toBeUndefined();
});

test('how one chooses is told before the first choice, and then what matters there', () => {
  const notes = new Notes('dog', [HOW, ...all]);
  notes.see(sight([home, away]), 0);
  expect(notes.shown?.note).toBe(HOW);
  notes.read();
  expect(notes.shown?.note).toBe(goal);
  notes.play(away);
  expect(turn(notes, [away, { kind: 'out' }], away)).toBeUndefined();
});

test('what has happened is told as it is shown, though more is to come', () => {
  const notes = new Notes('dog', [aimAt(undefined), ...all]);
  notes.hear(sight([home]));
  expect(notes.shown?.note.name).toBe('aim');
  notes.hear(sight([home], [{ event: 'folded' }]));
  notes.read();
  expect(notes.shown?.note).toBe(folded);
  notes.read();
  notes.hear(sight([home], [{ event: 'folded' }]));
  expect(notes.shown).toBeNull();
  notes.see(sight([home]), 1);
  expect(notes.shown?.note).toBe(goal);
});
