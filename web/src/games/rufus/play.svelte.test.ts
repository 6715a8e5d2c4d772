import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableTold, Update } from '../../messages';
import type { Line } from '../../said';
import { settings } from '../../settings.svelte';
import { Clock } from '../../table/clock';
import type { Table } from '../../table/table.svelte';
import { t } from '../../texts.svelte';
import { begin, board, people } from './example';
import { RufusTable } from './play.svelte';
import type { RufusChoice, RufusObservation } from '../../wire/rufus';

/** What a game asks of its table: what is played is only written down. */
class Paper {
  readonly clock = new Clock();
  told = $state.raw<Partial<TableTold>>({ seat: 0, options: {} });
  update = $state.raw<Partial<Update> | null>(null);
  choices = $state.raw<RufusChoice[]>([]);
  turn = $state.raw<number[]>([0]);
  busy = $state(false);
  mayTakeBack = $state(false);
  people = people;
  spoken = '';
  played: string[] = [];
  hurried = 0;

  play(action: string): void {
    this.played.push(action);
  }
  takeBack(): void {
    this.played.push('take back');
  }
  hurry(): void {
    this.hurried += 1;
  }
  whyNowhere(chosen: string): string {
    return chosen === '' ? '' : `${chosen}: why not`;
  }
  whyNot(field: string): string {
    return field === '20' ? 'Too far.' : '';
  }
}

const fox = (points: number): RufusChoice => {
  const args = { count: points, to: String(points) };
  const said: Line[] = [{ as: 'line', id: 'rufus-action-fox', args }];
  return { kind: 'fox', text: `fox ${points}`, to: String(points), points, prizes: 0, said };
};
const lay = (card: number, to: string): RufusChoice => {
  return { kind: 'lay', text: `lay ${card} @${to}`, card, to, points: 1 };
};
const stone = (from: string, to: string, points: number, met?: string): RufusChoice => {
  const meets = met === undefined ? {} : { meets: 2 };
  return {
    kind: 'stone',
    text: `stone ${from}>${to}`,
    from,
    to,
    end: met ?? to,
    points,
    ...meets,
  };
};
const CHOICES = [fox(1), fox(2), lay(5, '30'), lay(5, '31'), stone('32', '39', 7)];

function sit(seen: Partial<RufusObservation> = {}, choices = CHOICES) {
  const paper = new Paper();
  const observation = { ...begin, ...seen };
  paper.update = { observation: { ...observation }, over: observation.phase === 'over' };
  paper.choices = choices;
  const play = new RufusTable(paper as unknown as Table, board);
  play.show({ ...observation });
  return { paper, play };
}

const press = (key: string): KeyboardEvent => new KeyboardEvent('keydown', { key });
const held = (code: string) => ({ id: Number(code), code });
const warnings = vi.spyOn(console, 'warn');

beforeEach(() => {
  settings.language = 'en';
  warnings.mockClear();
});
afterEach(() => expect(warnings).not.toHaveBeenCalled());

test('whose card will stop a stone on its way is said before it goes', () => {
  const { play } = sit({}, [stone('32', '38', 6), stone('32', '39', 7, '36')]);
  play.choose('stone 32');
  play.looked = '38';
  expect(play.hint).not.toContain('stop');
  play.looked = '39';
  expect(play.hint).toBe('Clara trail card will stop your stone on space 36 (7 move points)');
  play.offer('39');
  expect(play.actions[0]?.label).toContain('Clara trail card will stop your stone');
});

test('a finger is asked once more where a card stops the stone, and where it meant another field', () => {
  const { paper, play } = sit({}, [stone('32', '38', 6), stone('32', '39', 7, '36')]);
  const cells = board.cells.filter(({ name }) => name === '38');
  play.choose('stone 32');
  expect([play.unsure('38', []), play.unsure('39', []), play.unsure('37', [])]).toEqual([
    false,
    true,
    false,
  ]);
  expect(play.unsure('37', cells)).toBe(true);
  play.pickField('39', false, play.unsure('39', []));
  expect([play.aimed, paper.played]).toEqual(['39', []]);
  expect(play.actions[0]?.short).toBe('Here');
  play.pickField('39', false, play.unsure('39', []));
  expect(paper.played).toEqual(['stone 32>39']);
});

test('the field on which a stone is stopped stands for where it would have gone', () => {
  const { paper, play } = sit({}, [stone('32', '39', 7, '36')]);
  play.looked = '36';
  expect(play.hint).not.toContain('Nothing');
  play.choose('stone 32');
  expect([[...play.targets.keys()], [...play.goals.keys()]]).toEqual([['39'], ['36', '39']]);
  play.pickField('36', false, play.unsure('36', []));
  expect([play.aimed, paper.played]).toEqual(['39', []]);
  play.pickField('36', false, play.unsure('36', []));
  expect(paper.played).toEqual(['stone 32>39']);
});

test('the fox is taken, and runs where it may', () => {
  const { paper, play } = sit();
  play.pickField('0');
  expect(play.chosen).toBe('fox');
  expect(play.isChosen('0')).toBe(true);
  expect([...play.targets.keys()]).toEqual(['1', '2']);
  play.pickField('2');
  expect(paper.played).toEqual(['fox 2']);
});

test('a card is taken from the hand, and laid beside a field', () => {
  const { paper, play } = sit();
  expect(play.playable).toEqual(['5']);
  play.pickCard(held('5'));
  expect(play.isPicked(held('5'))).toBe(true);
  expect([...play.targets.keys()]).toEqual(['30', '31']);
  play.pickField('31');
  expect(paper.played).toEqual(['lay 5 @31']);
});

test('a stone is taken, and goes where its points lead', () => {
  const { paper, play } = sit();
  play.pickField('32');
  expect(play.chosen).toBe('stone 32');
  play.pickField('39');
  expect(paper.played).toEqual(['stone 32>39']);
});

test('what cannot go anywhere can be taken all the same, and says so', () => {
  const { play } = sit();
  play.pickField('28');
  expect(play.chosen).toBe('stone 28');
  expect(play.targets.size).toBe(0);
  expect(play.prompt).toMatch(/not possible now/);
  play.pickCard(held('4'));
  expect(play.chosen).toBe('lay 4');
  expect(play.cardName(held('4'))).toMatch(/not playable/);
});

test('taken once more it is let go; where several stand, one after the other is taken', () => {
  const { play } = sit({ fox: 32 });
  for (const chosen of ['fox', 'stone 32', null]) {
    play.pickField('32');
    expect(play.chosen).toBe(chosen);
  }
  play.pickCard(held('5'));
  play.pickCard(held('5'));
  expect(play.chosen).toBeNull();
});

test('a field with nothing to be taken changes nothing', () => {
  const { paper, play } = sit();
  play.pickField('0');
  play.pickField('20');
  expect(play.chosen).toBe('fox');
  expect(paper.played).toEqual([]);
});

test('where a finger could have meant another field it is asked once more', () => {
  const { paper, play } = sit();
  play.pickField('0');
  play.pickField('1', false, true);
  expect(paper.played).toEqual([]);
  expect(play.aim?.text).toBe('fox 1');
  expect(play.actions[0]).toMatchObject({ id: 'fox 1', main: true });
  play.pickField('2', false, true);
  expect(play.aim?.text).toBe('fox 2');
  play.pickField('2', false, true);
  expect(paper.played).toEqual(['fox 2']);
});

test('the button plays what was aimed at', () => {
  const { paper, play } = sit();
  play.pickField('0');
  play.pickField('1', false, true);
  play.actions[0]?.run(false);
  expect(paper.played).toEqual(['fox 1']);
});

test('a stone that a card stops comes to the card and not to where it is sent', () => {
  const { play } = sit({}, [stone('32', '39', 7, '35')]);
  play.looked = '39';
  expect(play.hint).toContain(t('rufus-ways-none'));
  play.looked = '35';
  expect(play.hint).not.toContain(t('rufus-ways-none'));
});

test('why a field cannot be reached is said where something is chosen', () => {
  const { play } = sit();
  play.looked = '20';
  expect(play.hint).not.toBe('Too far.');
  play.pickField('0');
  expect(play.hint).toBe('Too far.');
  expect(play.why('1')).toBe('');
  play.choose('lay 5');
  expect(play.why('20')).not.toBe('');
  play.show({ ...begin, fox: 20 });
  play.choose('fox');
  expect(play.why('20')).toBe('');
});

test('what can be neither moved nor laid says why', () => {
  const { play } = sit({}, [fox(1), stone('32', '39', 7)]);
  play.lookedCard = { id: 8, code: '8' };
  expect(play.idle).toBe('lay 8');
  expect(play.hint).toMatch(/8.*lay 8: why not$/);
  play.lookedCard = null;
  play.looked = '28';
  play.pickField('28');
  expect([play.idle, play.hint]).toEqual(['stone 28', 'stone 28: why not']);
  play.looked = '40';
  expect(play.idle).toBe('');
});

test('with nothing chosen a field says what is there, and what could get there', () => {
  const { play } = sit();
  play.looked = '39';
  expect(play.hint).toMatch(/^Space 39\. .*stone.*32.*7 move points/);
  play.looked = '1';
  expect(play.hint).toMatch(/Rufus.*1 move point/);
  play.looked = '30';
  expect(play.hint).toMatch(/card/);
  play.looked = '28';
  expect(play.hint).toMatch(/your stone.*Ben.*Clara/);
  play.looked = '15';
  expect(play.hint).toMatch(/^Space 15\. Nothing/);
});

test('what would be played is said with its points', () => {
  const { play } = sit();
  play.pickField('0');
  play.looked = '2';
  expect(play.hint).toMatch(/Rufus.*2.*\(2 move points\)/);
  expect(play.aim?.points).toBe(2);
});

test('a card that is looked at says where it leads and what it counts', () => {
  const { play } = sit();
  play.lookedCard = held('7');
  expect(play.hint).toMatch(/back.*plus 7/);
  play.lookedCard = held('4');
  expect(play.hint).toMatch(/forward.*minus 4/);
});

test('the prompt asks for what is left to do, then for a field, or says who is waited for', () => {
  const { paper, play } = sit();
  const prompts = [['fox', 'lay', 'stone'], ['lay', 'stone'], ['fox', 'stone'], ['stone']].map(
    (kinds) => {
      paper.choices = CHOICES.filter(({ kind }) => kinds.includes(kind));
      return play.prompt;
    },
  );
  expect(new Set(prompts).size).toBe(4);
  paper.choices = CHOICES;
  const chosen = ['fox', 'lay 5', 'stone 32'].map((one) => {
    play.choose(one);
    return play.prompt;
  });
  expect(new Set([...prompts, ...chosen]).size).toBe(7);
  paper.choices = [];
  paper.turn = [1];
  expect(play.prompt).toMatch(/Ben/);
  paper.turn = [0];
  expect(play.prompt).toMatch(/turn/);
  paper.update = { ...paper.update, over: true };
  expect(play.prompt).toBe('Game over');
});

test('keys choose, let go and take back', () => {
  const { paper, play } = sit();
  expect(play.key(press('Escape'))).toBe(false);
  expect(play.key(press('5'))).toBe(true);
  expect(play.chosen).toBe('lay 5');
  expect(play.wish).toEqual({ zone: 'board', field: '30' });
  expect(paper.spoken).toMatch(/30.*31/);
  expect(play.key(press('Escape'))).toBe(true);
  expect(play.chosen).toBeNull();
  expect(play.wish).toEqual({ zone: 'hand' });
  expect(play.key(press('r'))).toBe(true);
  expect(play.chosen).toBe('fox');
  expect(play.key(press('Backspace'))).toBe(false);
  paper.mayTakeBack = true;
  expect(play.key(press('Backspace'))).toBe(true);
  expect(paper.played).toEqual(['take back']);
  expect(play.key(press('1'))).toBe(false);
});

test('whom the keyboard leads is told why nothing happens', () => {
  const { paper, play } = sit();
  play.choose('fox');
  play.pickField('20', true);
  expect(paper.spoken).toBe('Too far.');
  play.choose('lay 4', true);
  expect(paper.spoken).toMatch(/not possible now/);
});

test('a step can be taken back by a button, and a choice given up', () => {
  const { paper, play } = sit();
  expect(play.actions).toEqual([]);
  paper.mayTakeBack = true;
  play.pickField('0');
  expect(play.actions.map(({ id }) => id)).toEqual(['back', 'take-back']);
  play.actions[0]?.run(false);
  expect(play.chosen).toBeNull();
  play.actions[0]?.run(false);
  expect(paper.played).toEqual(['take back']);
});

test('nothing can be chosen while others are on their way; a click hurries them', () => {
  const { paper, play } = sit({}, []);
  paper.busy = true;
  play.pickField('0');
  play.pickCard(held('5'));
  expect(paper.hurried).toBe(2);
  paper.busy = false;
  play.pickField('0');
  play.pickCard(held('5'));
  expect(play.chosen).toBeNull();
});

test('plates tell the cards held, and who is out', () => {
  const { play } = sit({ out: [2] });
  expect(play.status(1)).toMatchObject({ cards: 8, starter: false });
  expect(play.status(1).doing).toBeUndefined();
  expect(play.status(2).doing).toMatch(/^Out/);
});

test('a new decision forgets what was chosen', () => {
  const { play } = sit();
  play.pickField('0');
  play.pickField('1', false, true);
  play.reset();
  expect([play.chosen, play.aimed, play.looked]).toEqual([null, null, null]);
});

test.each(CHOICES)('$text is considered: it waits for its button', ({ text: action }) => {
  const { paper, play } = sit();
  play.consider(action);
  expect(play.actions.map(({ id }) => id)).toEqual([action, 'back']);
  expect(paper.played).toEqual([]);
  play.consider(null);
  expect(play.actions).toEqual([]);
});
