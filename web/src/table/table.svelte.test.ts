import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Geometry, ServerMessage, Update } from '../messages';
import type { GameTable } from './game';
import { plainGame } from './plain';
import type { Listener } from './socket';
import { Table } from './table.svelte';
import { t } from '../texts.svelte';

const line = vi.hoisted(() => ({ heard: null as Listener | null, said: [] as unknown[] }));

vi.mock('./socket', () => ({
  Line: class {
    constructor(_table: string, listener: Listener) {
      line.heard = listener;
    }
    send(message: unknown): boolean {
      line.said.push(message);
      return true;
    }
    close(): void {}
  },
}));
vi.mock('./api', () => ({ api: { tableGeometry: () => Promise.resolve({} as Geometry) } }));
vi.mock('../games', () => ({ clientOf: () => Promise.resolve(client) }));

const client = plainGame(
  { chosen: 'fox', looked: '12', hint: 'in_way', prompt: 'Your turn.', foremost: ['owed'] },
  'A loss.',
);

let table: Table;

function update(version: number, events: string[], more: Partial<Update> = {}): Update {
  const told = events.map((event) => ({ event }));
  const empty = {
    decision: version,
    legal: [],
    choices: null,
    to_act: [1],
    observation: {},
    over: false,
  };
  return { ...empty, type: 'update', version, events: told, ...more } as Update;
}

async function hear(message: unknown): Promise<void> {
  line.heard?.hear(message as ServerMessage);
  await vi.waitFor(() => expect(table.busy).toBe(false));
}

beforeEach(async () => {
  table = new Table('table', null, null);
  const seats = [0, 1].map((seat) => ({ seat, kind: 'person', name: null, connected: true }));
  line.said = [];
  line.heard?.hear({ type: 'table', game: 'any', seat: 0, seats, options: {} } as never);
  await hear(update(0, []));
});

afterEach(() => table.leave());

test('a game is told what it has missed, once, and shown what comes', async () => {
  const recall = vi.fn();
  if (table.game !== null) table.game.recall = recall;
  await hear(update(1, ['A move.']));
  expect(recall).not.toHaveBeenCalled();
  await hear(update(4, ['A late move.']));
  expect(recall.mock.calls).toEqual([[[{ event: 'A late move.' }]]]);
});

test('what has happened is spoken, and what the reader is asked', async () => {
  await hear(update(1, ['A fight.']));
  expect(table.spoken).toBe('A fight.');
  await hear(update(2, ['A move.'], { to_act: [0] }));
  expect(table.spoken).toBe('A move. Your turn.');
});

test('the log follows the picture, and what befalls the reader waits to be seen', async () => {
  table.teller.moment.holding = 'hold';
  let seen = (): void => {};
  vi.spyOn(table.game as GameTable, 'tell').mockReturnValueOnce(
    new Promise((resolve) => (seen = resolve)),
  );
  line.heard?.hear(update(1, ['A loss.'], { to_act: [0] }));
  await vi.waitFor(() => expect(table.game?.tell).toHaveBeenCalled());
  expect([table.entries.length, table.spoken]).toEqual([0, '']);
  seen();
  await vi.waitFor(() => expect(table.teller.moment.cause?.kind).toBe('befell'));
  expect([table.entries.length, table.spoken]).toEqual([1, 'A loss.']);
  expect(table.update?.version).toBe(0);
  table.hurry();
  await vi.waitFor(() => expect(table.busy).toBe(false));
  expect(table.spoken).toBe('Your turn.');
});

test('a line that is lost in the middle of a hold tells nothing twice', async () => {
  table.teller.moment.holding = 'hold';
  line.heard?.hear(update(1, ['A loss.']));
  await vi.waitFor(() => expect(table.teller.moment.cause?.kind).toBe('befell'));
  line.heard?.state('waiting');
  line.heard?.state('open');
  line.heard?.hear({ ...table.told, type: 'table' } as never);
  line.heard?.hear(update(2, ['A move.']));
  table.hurry();
  await vi.waitFor(() => expect(table.update?.version).toBe(2));
  expect(table.entries.flatMap(({ events }) => events.map(({ event }) => event))).toEqual([
    'A loss.',
    'A move.',
  ]);
  expect(table.teller.moment.cause).toBeNull();
});

test('who rushes sees all that befell them together, once they are asked', async () => {
  table.teller.moment.holding = 'hold';
  table.teller.rush();
  await hear(update(1, ['A loss.']));
  await hear(update(2, ['A loss.']));
  expect(table.teller.rushing).toBe(true);
  line.heard?.hear(update(3, ['A move.'], { to_act: [0], legal: ['fox 3'] }));
  await vi.waitFor(() => expect(table.teller.moment.cause).not.toBeNull());
  expect(table.teller.moment.cause).toMatchObject({ words: 'A loss. A loss.' });
  table.hurry();
  await vi.waitFor(() => expect(table.busy).toBe(false));
  expect(table.teller.rushing).toBe(false);
});

test('a pause shows nothing more until one goes on', async () => {
  table.teller.pause(true);
  line.heard?.hear(update(1, ['A move.']));
  await vi.waitFor(() => expect(table.teller.moment.cause?.kind).toBe('pause'));
  expect(table.update?.version).toBe(0);
  table.teller.pause(false);
  await vi.waitFor(() => expect(table.update?.version).toBe(1));
});

test('the recap begins anew with the reader’s own decision', async () => {
  line.heard?.state('open');
  await hear(update(1, ['A move.'], { to_act: [0], legal: ['fox 3'] }));
  const told = () => table.teller.recap.entries.flatMap(({ events }) => events);
  expect(told()).toEqual([{ event: 'A move.' }]);
  await hear(update(2, ['My move.']));
  await hear(update(3, ['Another move.']));
  expect(told()).toEqual([{ event: 'My move.' }, { event: 'Another move.' }]);
});

test('nobody is told that nothing has happened while it is happening, or afterwards', async () => {
  expect(table.teller.untouched).toBe(true);
  line.heard?.hear(update(1, ['A move.'], { to_act: [0], legal: ['fox 3'] }));
  expect(table.teller.untouched).toBe(false);
  await vi.waitFor(() => expect(table.busy).toBe(false));
  await hear(update(1, [], { decision: 2 }));
  expect(table.teller.recap.entries).toEqual([]);
  expect(table.teller.untouched).toBe(false);
});

test('after a gap nothing is spoken of what lies before it', async () => {
  await hear(update(1, ['A fight.']));
  await hear(update(4, ['A late move.']));
  expect(table.spoken).toBe('');
  await hear(update(5, ['A move.']));
  expect(table.spoken).toBe('A move.');
  await hear(update(9, ['A late move.'], { to_act: [0] }));
  expect(table.spoken).toBe('Your turn.');
});

test('an answer without news leaves what was spoken', async () => {
  await hear(update(1, ['A fight.']));
  await hear(update(1, []));
  expect(table.spoken).toBe('A fight.');
});

test('what is chosen is asked about once, and the answer holds for this moment only', async () => {
  line.heard?.state('open');
  await hear(update(1, [], { to_act: [0], legal: ['fox 3'] }));
  table.wonder('fox');
  table.wonder('fox');
  expect(line.said).toEqual([{ type: 'why', chosen: 'fox' }]);
  expect(table.whyNot('12')).toBe('');

  const why = { rule: 'T3', reason: 'in_way', args: {}, obstacles: ['9'] };
  expect(table.inTheWay).toEqual([]);
  line.heard?.hear({ type: 'barred', chosen: 'fox', version: 1, fields: { 12: why } });
  expect(table.whyNot('12')).toBe('in_way');
  expect(table.inTheWay).toEqual(['9']);
  expect(table.whyNot('3')).toBe('');

  await hear(update(2, [], { to_act: [0], legal: ['fox 3'] }));
  expect(table.whyNot('12')).toBe('');
});

test('what goes nowhere says what is in its way, or what all fields say alike', async () => {
  line.heard?.state('open');
  await hear(update(1, [], { to_act: [0], legal: ['fox 3'] }));
  const why = (reason: string, obstacles: string[] = []) => {
    return { rule: 'M1', reason, args: {}, obstacles };
  };
  const told = (fields: Record<string, ReturnType<typeof why>>) => {
    table.wonder('5');
    line.heard?.hear({ type: 'barred', chosen: '5', version: 1, fields });
  };
  expect(table.whyNowhere('5')).toBe('');
  told({ 1: why('no_way_out'), 2: why('no_way_out') });
  expect(table.whyNowhere('5')).toBe('no_way_out');
  expect(table.paragraphOf('Five on. no_way_out')).toBe('M1');
  told({ 1: why('far'), 2: why('blocked', ['9']) });
  expect(table.whyNowhere('5')).toBe('blocked');
  told({ 1: why('blocked', ['9']), 2: why('owed') });
  expect(table.whyNowhere('5')).toBe('owed');
  told({ 1: why('far'), 2: why('near') });
  expect(table.whyNowhere('5')).toBe('');
  expect(table.whyNowhere('6')).toBe('');
});

test('a card that is looked at is spoken of, also where a tap has to be made again', async () => {
  line.heard?.state('open');
  await hear(update(1, [], { to_act: [0], legal: ['fox 3'] }));
  table.asksAgain = true;
  expect(table.hint).toBe(t('lens-again'));
  Object.assign(table.game ?? {}, { lookedCard: { code: '7' } });
  expect(table.hint).toBe('in_way');
});

test('the game is told when an answer has come', async () => {
  line.heard?.state('open');
  await hear(update(1, [], { to_act: [0], legal: ['fox 3'] }));
  const learned = vi.fn();
  if (table.game !== null) table.game.learned = learned;
  table.wonder('5');
  expect(learned).not.toHaveBeenCalled();
  line.heard?.hear({ type: 'barred', chosen: '5', version: 1, fields: {} });
  expect(learned).toHaveBeenCalledOnce();
});

test('a question that came too late is no fault', async () => {
  line.heard?.state('open');
  await hear(update(1, [], { to_act: [0], legal: ['fox 3'] }));
  const refused = { type: 'error', code: 'not_your_turn', message: '' } as never;
  table.wonder('fox');
  line.heard?.hear(refused);
  expect(table.refused).toBeNull();
  line.heard?.hear(refused);
  expect(table.refused).not.toBeNull();
});

test('what is in the way of a refused action is shown until another is tried', async () => {
  await hear(update(1, [], { to_act: [0], legal: ['fox 3'] }));
  line.heard?.hear({ type: 'error', code: 'illegal', message: '', obstacles: ['12'] } as never);
  expect(table.inTheWay).toEqual(['12']);
  table.play('fox 3');
  expect(table.inTheWay).toEqual([]);
});

test('before a table is known only its link can be wrong', () => {
  const error = { type: 'error', code: 'bad_message', message: '', obstacles: [] } as never;
  line.heard?.hear(error);
  expect([table.barred, table.refused?.code]).toEqual([null, 'bad_message']);
  table.leave();
  table = new Table('table', 'short', null);
  line.heard?.hear(error);
  expect(table.barred?.code).toBe('bad_link');
});

test('without a choice nothing is asked', async () => {
  line.heard?.state('open');
  await hear(update(1, [], { to_act: [0], legal: ['fox 3'] }));
  table.wonder('');
  await hear(update(2, [], { to_act: [1] }));
  table.wonder('fox');
  expect(line.said).toEqual([]);
});

test('the coach is asked where there is a choice, and forgets when it is made', async () => {
  const { told } = table;
  line.heard?.state('open');
  await hear(update(1, ['one'], { legal: ['a', 'b'], to_act: [0] }));
  expect(table.mayAsk).toBe(false);
  await hear({ ...told, coach: true });
  expect(table.mayAsk).toBe(true);
  table.askCoach();
  expect(line.said).toContainEqual({ type: 'hint', decision: 1 });
  await hear({ type: 'hint', decision: 1, actions: [{ action: 'b', chance: 0.7, because: [] }] });
  expect(table.coach.advice).toEqual([{ action: 'b', chance: 0.7, because: [] }]);
  await hear(update(2, ['two'], { legal: ['a'], to_act: [0] }));
  expect([table.coach.open, table.coach.advice, table.mayAsk]).toEqual([false, null, false]);
});

test('a game that has just begun is told from where the reader’s own hand is asked', async () => {
  table.leave();
  table = new Table('fresh', null, null);
  const seats = [0, 1].map((seat) => ({ seat, kind: 'person', name: null, connected: true }));
  line.heard?.hear({ type: 'table', game: 'any', seat: 0, seats, options: {} } as never);
  await table.opened;
  const game = table.game as GameTable;
  const shown = vi.spyOn(game, 'show');
  const tell = vi.spyOn(game, 'tell');
  game.opening = () => ({ told: 1, seen: { dice: null } });
  await hear(update(3, ['Anna begins.', 'Anna rolls.', 'Nothing.'], { decision: 0 }));
  expect(tell.mock.calls.map(([event]) => event['event'])).toEqual(['Anna rolls.', 'Nothing.']);
  expect(shown.mock.calls.map(([seen]) => seen)).toEqual([{ dice: null }, {}]);
  expect(table.since.map(({ event }) => event)).toEqual(['Anna rolls.', 'Nothing.']);
  expect(table.spoken).toBe('Anna rolls. Nothing.');

  tell.mockClear();
  await hear(update(9, ['Late.', 'Later.'], { decision: 4 }));
  expect(tell).not.toHaveBeenCalled();
});
