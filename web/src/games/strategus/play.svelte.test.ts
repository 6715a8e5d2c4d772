import { beforeEach, expect, test } from 'vitest';
import type { Cell, Geometry, TableTold, Update } from '../../messages';
import { settings } from '../../settings.svelte';
import { Clock } from '../../table/clock';
import type { Table } from '../../table/table.svelte';
import { t } from '../../texts.svelte';
import { draftOf, keepDraft } from './setup/own';
import { StrategusTable } from './play.svelte';
import type { Attack, Move, StrategusChoice, StrategusObservation } from '../../wire/strategus';

const geometry: Geometry = {
  game: 'strategus',
  size: [300, 300],
  cells: ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'].map((name, index): Cell => ({
    name,
    at: [50 + 100 * (index % 3), 250 - 100 * Math.floor(index / 3)],
    kind: 'square',
  })),
  kennel: [],
  seats: [
    { seat: 0, angle: 0 },
    { seat: 1, angle: 180 },
  ],
  direction: 'none',
};

/** What a game asks of its table: what is played is only written down. */
class Paper {
  readonly id = 'table';
  readonly clock = new Clock();
  told = $state.raw<Partial<TableTold>>({ seat: 0, options: {} });
  update = $state.raw<Partial<Update> | null>(null);
  choices = $state.raw<StrategusChoice[]>([]);
  turn = $state.raw<number[]>([0]);
  busy = $state(false);
  refused = null;
  people = { name: () => 'Ben', isReader: (seat: number) => seat === 0 };
  spoken = '';
  played: string[] = [];
  barred: Record<string, string> = {};

  whyNot(square: string): string {
    return this.barred[square] ?? '';
  }

  play(action: string): void {
    this.played.push(action);
  }
}

const begin = {
  game: 'strategus',
  seat: 0,
  phase: 'play',
  to_move: 0,
  pieces: [
    { a1: 'A', b1: 'T', b2: '9' },
    { b3: '?', c3: '?' },
  ],
  lost: [[], []],
  last: null,
  quiet: 0,
  plies: 0,
} satisfies StrategusObservation;

const hare = { piece: '9', from: 'b2' };
const goes = (to: string): Move => ({ kind: 'move', text: `b2-${to}`, ...hare, to });
const attack: Attack = { kind: 'attack', text: 'b2xb3', ...hare, to: 'b3', meets: '?' };

function sit(seen: Partial<StrategusObservation> = {}) {
  const paper = new Paper();
  const observation = { ...begin, ...seen };
  paper.update = { observation: { ...observation }, over: observation.phase === 'over' };
  if (observation.phase === 'play') paper.choices = [goes('a2'), goes('c2'), attack];
  const play = new StrategusTable(paper as unknown as Table, geometry);
  play.show({ ...observation });
  return { paper, play };
}

beforeEach(() => (settings.language = 'en'));

test('a piece is taken and goes where it may', () => {
  const { paper, play } = sit();
  expect([...play.movable]).toEqual(['b2']);
  expect(play.targets.size).toBe(0);
  play.pick('b2');
  expect([...play.targets.keys()]).toEqual(['a2', 'c2', 'b3']);
  expect(play.targets.get('b3')?.kind).toBe('attack');
  play.pick('b3');
  expect(paper.played).toEqual(['b2xb3']);
});

test('a square that cannot be reached says why, and the piece stays in hand', () => {
  const { paper, play } = sit();
  expect(play.chosen).toBeNull();
  play.pick('b2');
  expect(play.chosen).toBe('b2');
  paper.barred = { a3: 'Nobody moves diagonally.', b1: 'One of your own.' };
  play.looked = 'a3';
  expect(play.hint).toBe('Nobody moves diagonally.');
  play.pick('a3');
  expect(play.picked).toBe('b2');
  play.looked = 'b1';
  expect(play.hint).toContain('Trap');
  play.pick('b2');
  expect(play.picked).toBeNull();
});

test('a card of theirs that is tapped before one of one’s own says what is to be done', () => {
  const { play } = sit();
  play.looked = 'c3';
  expect(play.hint).toContain('First choose one of your own cards.');
  play.pick('b2');
  expect(play.hint).not.toContain('First choose');
});

test('Escape lets go, and is left to others where nothing is held', () => {
  const { play } = sit();
  const escape = new KeyboardEvent('keydown', { key: 'Escape' });
  play.pick('b2');
  expect(play.key(escape)).toBe(true);
  expect(play.picked).toBeNull();
  expect(play.key(escape)).toBe(false);
});

test('whom the keyboard leads is told where the piece may go', () => {
  const { paper, play } = sit();
  play.pick('b2', true);
  for (const square of ['a2', 'c2', 'b3']) expect(paper.spoken).toContain(square);
});

test('the prompt asks for a piece, then for a square, or tells who is waited for', () => {
  const { paper, play } = sit();
  const asked = play.prompt;
  play.pick('b2');
  expect(play.prompt).not.toBe(asked);
  paper.choices = [];
  paper.turn = [1];
  expect(play.prompt).toContain('Ben');
});

test('a piece that cannot move now says so, and why where its own cards shut it in', () => {
  const { play } = sit({ pieces: [{ a1: '5', a2: '9', b1: 'T', b2: '9', c2: '6' }, { b3: '?' }] });
  const hint = (square: string): string => ((play.looked = square), play.hint);
  expect(hint('a1')).toContain(t('strategus-shut'));
  expect(hint('c2')).toContain(t('strategus-still'));
  expect(hint('b1')).toBe(
    'Trap: Never moves. Catches everything that attacks it, except the fox.',
  );
});

test('the hint tells what a piece can', () => {
  const { play } = sit();
  play.looked = 'b2';
  expect(play.hint).toContain('Hare (9)');
  play.looked = 'b3';
  expect(play.hint).toBe(t('strategus-covered', { who: 'Ben' }));
  play.pick('b2');
  expect(play.hint).toContain('b3');
});

test('a click while something is shown ends it and chooses nothing', () => {
  const { paper, play } = sit();
  paper.choices = [];
  paper.busy = true;
  let ended = false;
  void paper.clock.pause(100_000).then(() => (ended = true));
  play.pick('b2');
  expect(play.picked).toBeNull();
  return Promise.resolve().then(() => expect(ended).toBe(true));
});

test('in the set-up the plates say who is ready; later they say nothing', () => {
  const { play } = sit({ phase: 'setup', ready: [true, false], to_place: {} });
  expect(play.status(0).doing).not.toBe(play.status(1).doing);
  expect(play.status(0).doing).not.toMatch(/⟦/);
  expect(sit().play.status(0).doing).toBeUndefined();
});

test('once play begins this browser keeps no draft of the army', () => {
  keepDraft('table.0', 'setup A');
  sit({ phase: 'setup', ready: [false, true], to_place: { A: 1 } });
  expect(draftOf('table.0')).toBe('setup A');
  sit();
  expect(draftOf('table.0')).toBe('');
});

test('each finds the own side at the bottom', () => {
  const paper = new Paper();
  paper.told = { seat: 1, options: {} };
  const { board } = new StrategusTable(paper as unknown as Table, geometry);
  expect(board.cells.find((cell) => cell.name === 'a1')?.at.map(Math.round)).toEqual([250, 50]);
});

test('a move that is considered waits for its button', () => {
  const { paper, play } = sit();
  play.consider('b2xb3');
  expect(play.picked).toBe('b2');
  expect(play.actions.map(({ id }) => id)).toEqual(['b2xb3']);
  expect(play.hint).toBe('Attack b3');
  expect(paper.played).toEqual([]);
  play.actions[0]?.run(false);
  expect(paper.played).toEqual(['b2xb3']);
});

test('what is considered is given up by another click, or by Escape', () => {
  const { play } = sit();
  play.consider('b2xb3');
  play.pick('b2');
  expect(play.actions).toEqual([]);
  play.consider('b2-a2');
  play.key(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect([play.actions, play.picked]).toEqual([[], null]);
});
