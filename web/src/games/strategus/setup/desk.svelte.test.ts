import { beforeEach, describe, expect, test } from 'vitest';
import type { Geometry, TableTold, Update } from '../../../messages';
import type { Table } from '../../../table/table.svelte';
import { settings } from '../../../settings.svelte';
import { draftOf } from './own';
import { SetupDesk } from './desk.svelte';
import type { Lay, StrategusChoice, StrategusObservation } from '../../../wire/strategus';

/** A board of two columns: two rows for seat 0, one between, two for seat 1. */
const board: Geometry = {
  game: 'strategus',
  size: [300, 600],
  cells: [1, 2, 3, 4, 5].flatMap((row) =>
    ['a', 'b'].map((file, column) => ({
      name: `${file}${row}`,
      at: [50 + 100 * column, 550 - 100 * row] as [number, number],
      kind: 'square',
      ...(row < 3 ? { seat: 0, order: 2 * (row - 1) + column } : {}),
      ...(row > 3 ? { seat: 1, order: 2 * (5 - row) + (1 - column) } : {}),
    })),
  ),
  kennel: [],
  seats: [
    { seat: 0, angle: 0 },
    { seat: 1, angle: 180 },
  ],
  direction: 'none',
};

/** What a desk asks of its table: nothing is sent anywhere, only written down. */
class Paper {
  readonly id = 'table';
  told = $state.raw<Partial<TableTold>>({ seat: 0 });
  update = $state.raw<Partial<Update> | null>(null);
  choices = $state.raw<StrategusChoice[]>([]);
  sent = null;
  refused = null;
  people = { name: () => 'Ben' };
  led = false;
  asked: string[] = [];
  spoken = '';
  played: string[] = [];

  show(seen: Partial<StrategusObservation>): void {
    const empty = { phase: 'setup', pieces: [{}, {}], ready: [false, false] };
    this.update = { observation: { ...empty, ...seen } };
  }

  play(action: string): void {
    this.played.push(action);
  }
}

const counts = { '5': 1, '8': 2, A: 1 };

const laid = (piece: string): Lay => ({
  kind: 'lay',
  text: `place ${piece} b1`,
  piece,
  to: 'b1',
});

function sit(seen: Partial<StrategusObservation> = { to_place: counts }) {
  const paper = new Paper();
  paper.show(seen);
  return { paper, desk: new SetupDesk(paper as unknown as Table, board) };
}

beforeEach(() => {
  localStorage.clear();
  settings.language = 'en';
});

describe('a click places, and a click takes back', () => {
  test('the chosen kind goes onto the square', () => {
    const { desk, paper } = sit();
    desk.choose('8');
    desk.click('a1');
    expect(desk.army).toEqual({ a1: '8' });
    expect(desk.left['8']).toBe(1);
    expect(paper.spoken).toBe('Your fox (8) is on a1.');
  });
  test('what stands there goes back and is chosen', () => {
    const { desk } = sit();
    desk.place('5', 'a1');
    desk.click('a1');
    expect(desk.army).toEqual({});
    expect(desk.chosen).toBe('5');
  });
  test('the last of a kind leads on to the next', () => {
    const { desk } = sit();
    desk.choose('5');
    desk.click('a1');
    expect(desk.chosen).toBe('8');
  });
  test('without a choice nothing happens', () => {
    const { desk } = sit();
    desk.click('a1');
    expect(desk.army).toEqual({});
  });
});

describe('a card is dragged', () => {
  const hand = { kind: '8', x: 0, y: 0, size: 30 };
  test('from the tray, from square to square, and back to the tray', () => {
    const { desk } = sit();
    desk.dragged = { ...hand, from: null, over: { square: 'a1' } };
    desk.drop();
    desk.dragged = { ...hand, from: 'a1', over: { square: 'b2' } };
    desk.drop();
    expect(desk.army).toEqual({ b2: '8' });
    desk.dragged = { ...hand, from: 'b2', over: 'tray' };
    desk.drop();
    expect(desk.army).toEqual({});
  });
  test('let go anywhere else it stays where it was', () => {
    const { desk } = sit();
    desk.place('8', 'a1');
    desk.dragged = { ...hand, from: 'a1', over: null };
    desk.drop();
    expect(desk.army).toEqual({ a1: '8' });
  });
});

test('every step can be undone', () => {
  const { desk } = sit();
  desk.place('8', 'a1');
  desk.mirror();
  desk.fill();
  desk.clear();
  desk.undo();
  expect(desk.whole).toBe(true);
  desk.undo();
  expect(desk.army).toEqual({ b1: '8' });
  desk.undo();
  desk.undo();
  expect(desk.army).toEqual({});
  expect(desk.canUndo).toBe(false);
});

test('the work in progress is there again after a reload, and only at its own seat', () => {
  const first = sit();
  first.desk.place('8', 'a1');
  expect(sit().desk.army).toEqual({ a1: '8' });
  const paper = new Paper();
  paper.told = { seat: 1 };
  paper.show({ to_place: counts });
  const other = new SetupDesk(paper as unknown as Table, board);
  expect(other.army).toEqual({});
  expect(other.squares).toEqual(['b5', 'a5', 'b4', 'a4']);
});

test('where somebody leads each card is told at once, on the square that is asked for', () => {
  const { desk, paper } = sit({ pieces: [{ a1: 'A' }, {}], to_place: { '5': 1, '8': 2 } });
  paper.led = true;
  paper.choices = ['5', '8'].map(laid);
  desk.choose('8');
  desk.click('a2');
  expect(desk.isFree('a2')).toBe(false);
  expect(paper.played).toEqual([]);
  desk.click('b1');
  expect(paper.played).toEqual(['place 8 b1']);
  expect(desk.army).toEqual({ a1: 'A' });
  expect(desk.actions).toEqual([]);
});

test('where something is asked, only its card is invited to its square', () => {
  const { desk, paper } = sit({ pieces: [{ a1: 'A' }, {}], to_place: { '5': 1, '8': 2 } });
  paper.led = true;
  paper.choices = ['5', '8'].map(laid);
  desk.choose('8');
  expect([desk.invites('b1'), desk.invites('a2')]).toEqual([true, false]);
  paper.asked = ['place 5 b1'];
  expect([desk.invites('b1'), desk.isFree('b1'), desk.hint]).toEqual([false, true, '']);
  desk.choose('5');
  expect(desk.invites('b1')).toBe(true);
});

test('who takes a card of which none is left is told so until the next click', () => {
  const { desk } = sit();
  const [kind = ''] = desk.kinds;
  for (const square of desk.squares) desk.place(kind, square);
  desk.choose(kind);
  expect(desk.hint).toBe('You have no card of that kind left. Take another.');
  desk.looked = kind;
  expect(desk.hint).not.toContain('left');
  desk.looked = null;
  desk.undo();
  expect(desk.hint).not.toContain('left');
});

test('where somebody leads, a wrong square is answered, and the last of a kind is let go', () => {
  const { desk, paper } = sit({ pieces: [{ a1: 'A' }, {}], to_place: { '5': 1, '8': 2 } });
  paper.led = true;
  paper.choices = ['5', '8'].map(laid);
  for (const square of ['a1', 'a2']) {
    desk.choose('8');
    expect(desk.hint).toBe('Fox (8): choose a free square.');
    desk.click(square);
    expect(desk.hint).toBe('That’s not what the task asks for: read it again.');
    desk.choose('8');
  }
  desk.choose('8');
  desk.click('b1');
  expect(desk.chosen).toBe('8');
  desk.choose('5');
  desk.click('b1');
  expect(desk.chosen).toBeNull();
});

test.each([
  ['the own army stands', { phase: 'setup', ready: [true, false] }, ''],
  ['play begins, as the other was ready first', { phase: 'play' }, ''],
  ['only the other army stands', { phase: 'setup', ready: [false, true] }, 'setup 8- --'],
] as const)('the work in progress is forgotten or kept when %s', (_, seen, kept) => {
  const { desk } = sit();
  desk.place('8', 'a1');
  desk.show(seen as unknown as StrategusObservation);
  expect(draftOf('table.0')).toBe(kept);
});

describe('ready', () => {
  test('is possible only when every card has its square', () => {
    const { desk, paper } = sit();
    desk.place('8', 'a1');
    expect(desk.actions[0]?.disabled).toBe(true);
    desk.send();
    expect(paper.played).toEqual([]);
    expect(desk.load('A858')).toBe(null);
    expect(desk.actions[0]?.disabled).toBe(false);
  });
  test('nothing is told before, then everything at once', () => {
    const { desk, paper } = sit();
    desk.load('A8 58');
    expect(paper.played).toEqual([]);
    desk.send();
    expect(paper.played).toEqual(['setup A8 58']);
  });
  test('what the table holds already is completed card by card', () => {
    const { desk, paper } = sit({ pieces: [{ a1: 'A' }, {}], to_place: { '5': 1, '8': 2 } });
    desk.load('A8 58');
    desk.send();
    paper.choices = ['5', '8'].map(laid);
    desk.goOn();
    expect(paper.played).toEqual(['place 8 b1']);
  });
  test('then the table’s word counts, and nothing can be changed', () => {
    const { desk, paper } = sit();
    desk.load('A8 58');
    const pieces = [{ a1: 'A', b1: '8', a2: '5', b2: '8' }, {}];
    paper.show({ pieces, to_place: {}, ready: [true, false] });
    expect(desk.army).toEqual(pieces[0]);
    desk.takeBack('a1');
    desk.clear();
    expect(desk.army).toEqual(pieces[0]);
    expect(desk.actions).toEqual([]);
    expect(desk.prompt).toBe('Ben is still setting up.');
  });
});

test('a wrong text changes nothing', () => {
  const { desk } = sit();
  desk.place('8', 'a1');
  expect(desk.load('A8 55')).toMatchObject({ fault: 'counts' });
  expect(desk.army).toEqual({ a1: '8' });
});

describe('a small army', () => {
  const few = { '9': 1, A: 1 };
  test('goes to the table with its empty squares', () => {
    const { desk, paper } = sit({ to_place: few });
    expect(desk.prompt).toBe('Set up your cards: 2 left.');
    desk.place('A', 'b1');
    desk.place('9', 'a2');
    expect(desk.whole).toBe(true);
    desk.send();
    expect(paper.played).toEqual(['setup -A 9-']);
  });
  test('what the table has been told is completed square by square', () => {
    const { desk, paper } = sit({ pieces: [{ a1: '-' }, {}], to_place: few });
    expect(desk.army).toEqual({});
    expect(desk.isFixed('a1')).toBe(true);
    desk.place('A', 'b2');
    desk.place('9', 'a2');
    desk.send();
    paper.choices = ['-', '9', 'A'].map(laid);
    desk.goOn();
    expect(paper.played).toEqual(['place - b1']);
  });
});
