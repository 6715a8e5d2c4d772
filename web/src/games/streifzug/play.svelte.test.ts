import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Held } from '../../cards/deck';
import type { TableTold, Update } from '../../messages';
import { settings } from '../../settings.svelte';
import { Clock } from '../../table/clock';
import type { Table } from '../../table/table.svelte';
import { sentences, type Line } from '../../said';
import { t } from '../../texts.svelte';
import type { StreifzugChoice, StreifzugObservation } from '../../wire/streifzug';
import { dropped, lyingActions } from './actions';
import { begin, board, people } from './example';
import { letGo } from './letting';
import { StreifzugTable } from './play.svelte';

/** What a game asks of its table: what is played is only written down. */
class Paper {
  readonly clock = new Clock();
  told = $state.raw<Partial<TableTold>>({ seat: 0, options: {} });
  update = $state.raw<Partial<Update> | null>(null);
  choices = $state.raw<StreifzugChoice[]>([]);
  turn = $state.raw<number[]>([0]);
  busy = $state(false);
  people = people;
  spoken = '';
  played: string[] = [];
  teller = { roll: () => Promise.resolve() };

  play(action: string): void {
    this.played.push(action);
  }
  hurry(): void {
    this.played.push('hurry');
  }
  whyNowhere(chosen: string): string {
    return chosen === 'S' ? 'It must wait.' : '';
  }
  whyNot(field: string): string {
    return field === 'Z0' ? 'Ring the bell first.' : '';
  }
}

const line = (id: string, args: Line['args'] = {}): Line => ({ as: 'line', id, args });
const card = (code: string): Line => line(`streifzug-card-${code}`);
const bare = (code: string): Line => line(`streifzug-card-${code}.bare`);
const owner = { owner: { as: 'name', seat: 1 } } satisfies Line['args'];
const outer = (number: number): Line =>
  line('streifzug-place', { kind: 'outer', number, ring: 'outer' });

const walk = (dice: number[], from: string, to: string, path = [to]): StreifzugChoice => ({
  kind: 'move',
  text: `${dice.join('+')} ${from}>${to}`,
  seat: 0,
  dice,
  from,
  to,
  path,
  throws: to === 'm2' ? [1] : [],
  brings: to === 'm2' ? 2 : 0,
  said: [
    line('streifzug-action-move', {
      dice: dice.join(' + '),
      here: outer(2),
      there: outer(3),
    }),
  ],
});

const CHOICES: StreifzugChoice[] = [
  walk([3], 'o2', 'o3'),
  walk([5], 'o2', 'o7'),
  walk([5, 3], 'o2', 'm0'),
  walk([5], 'S', 'o0'),
  walk([3], 'S', 'o3'),
  walk([2], 'o2', 'm2', ['o3', 'm2']),
  { kind: 'hop', text: 'hopser o2>m0', seat: 0, from: 'o2', to: 'm0' },
  { kind: 'hop', text: 'hopser o3>m0', seat: 0, from: 'o3', to: 'm0' },
  { kind: 'end', text: 'end', said: [line('streifzug-action-end')] },
  {
    kind: 'add',
    text: 'add R4 #1',
    card: 'R4',
    meld: 1,
    cards: ['R5', 'R6', 'R7'],
    points: 4,
    side: 'front',
    said: [
      line('streifzug-action-add', {
        card: bare('R4'),
        cards: { as: 'list', parts: [card('R5'), card('R6'), card('R7')] },
      }),
    ],
  },
  {
    kind: 'lay_out',
    text: 'meld R3 R4 RJ',
    cards: ['R3', 'R4', 'RJ'],
    meld_kind: 'run',
    points: 3,
  },
  {
    kind: 'lay_out',
    text: 'meld R3 R4 RM',
    cards: ['R3', 'R4', 'RM'],
    meld_kind: 'run',
    points: 3,
  },
  { kind: 'rob', text: 'mopser 1 hand', owner: 1 },
  { kind: 'rob', text: 'mopser 1 used BH', owner: 1, card: 'BH' },
  { kind: 'protect', text: 'patron RP', card: 'RP' },
  { kind: 'forgo', text: 'let go' },
  { kind: 'draw', text: 'draw', owner: 1, said: [line('streifzug-action-draw', owner)] },
  {
    kind: 'take',
    text: 'take BH',
    owner: 1,
    card: 'BH',
    said: [line('streifzug-action-take', { card: bare('BH'), ...owner })],
  },
  { kind: 'give', text: 'give R3', card: 'R3', used: false },
  {
    kind: 'give',
    text: 'give R4',
    card: 'R4',
    used: false,
    said: [line('streifzug-action-give', { card: bare('R4') })],
  },
];

const ROLL = ['3 o2>o3', '5 o2>o7', '5+3 o2>m0', '5 S>o0', '3 S>o3'];

function sit(legal: string[], seen: Partial<StreifzugObservation> = {}) {
  const paper = new Paper();
  const observation = { ...begin, ...seen };
  paper.update = { observation: { ...observation }, over: observation.phase === 'over' };
  paper.choices = legal.flatMap((text) => CHOICES.filter((one) => one.text === text));
  const play = new StreifzugTable(paper as unknown as Table, board);
  play.show({ ...observation });
  return { paper, play };
}

const CARDS: Partial<StreifzugObservation> = { phase: 'cards', hand: 'R3 R4 BH RM' };
const labels = (play: StreifzugTable): string[] => play.actions.map(({ label }) => label);
const pick = (play: StreifzugTable, code: string): void => {
  const card = play.hand.find((held) => held.code === code);
  if (card) play.pickCard(card);
};
const warnings = vi.spyOn(console, 'warn');

beforeEach(() => {
  settings.language = 'en';
  warnings.mockClear();
});
afterEach(() => expect(warnings).not.toHaveBeenCalled());

test('a finger that hits a figure chooses it, where all else that it may have meant is its own', () => {
  const { play, paper } = sit(ROLL);
  expect(play.offer('S0', ['o3', 'o7'])).toBe(false);
  expect(play.offer('o3', [])).toBe(false);
  expect(play.from).toBeNull();
  expect(play.offer('o2', ['o3', 'o7'])).toBe(true);
  expect(play.from).toBe('o2');
  expect(play.offer('o3', ['o7'])).toBe(true);
  expect([play.target, paper.played]).toEqual(['o3', []]);
});

test('in a lesson the chosen figure says what comes next', () => {
  const { play, paper } = sit(ROLL);
  play.pickCell('o2');
  play.looked = 'o2';
  expect(play.hint).toContain('your pawn');
  Object.assign(paper, { led: true });
  expect(play.hint).toBe(play.prompt);
});

test('a figure is chosen, and goes where one of the dice takes it', () => {
  const { paper, play } = sit(ROLL);
  play.pickCell('o2');
  expect(play.chosen).toBe('o2');
  expect([...play.targets.keys()]).toEqual(['o3', 'o7', 'm0']);
  play.pickCell('o7');
  expect(paper.played).toEqual(['5 o2>o7']);
});

test('as long as several figures may go only they are marked, and the field aimed at', () => {
  const { play } = sit(ROLL);
  const marked = (): string[] => play.marked.map(([cell]) => cell);
  expect([play.asksWho, marked()]).toEqual([true, []]);
  play.looked = 'm0';
  expect(marked()).toEqual(['m0']);
  play.looked = null;
  play.pickCell('o2');
  expect([play.asksWho, marked()]).toEqual([false, ['o3', 'o7', 'm0']]);
  const alone = sit(['3 o2>o3', '5 o2>o7']).play;
  expect([alone.asksWho, alone.marked.length]).toEqual([false, 2]);
});

test('dice can be chosen before the field', () => {
  const { play } = sit(ROLL);
  play.pickCell('o2');
  play.actions.find(({ label }) => label === 'with 5 + 3')?.run(false);
  expect(play.chosen).toBe('5+3 o2');
  expect([...play.targets.keys()]).toEqual(['m0']);
});

test('a field to which one move leads is clicked at once', () => {
  const { paper, play } = sit(ROLL);
  play.pickCell('m0');
  expect(paper.played).toEqual(['5+3 o2>m0']);
});

test('where several moves lead to a field it is asked which', () => {
  const { paper, play } = sit(ROLL);
  play.pickCell('o3');
  expect(paper.played).toEqual([]);
  expect(play.actions.map(({ id }) => id)).toEqual(['3 o2>o3', '3 S>o3', 'back']);
  const shorts = play.actions.slice(0, 2).map(({ short }) => short);
  expect(shorts).toEqual(['3 from opening space 2', '3 from the start']);
  play.actions[1]?.run(false);
  expect(paper.played).toEqual(['3 S>o3']);
});

test('where a finger could mean another field it is asked once more', () => {
  const { paper, play } = sit(ROLL);
  play.pickCell('m0', false, true);
  expect(paper.played).toEqual([]);
  expect(play.way.at(-1)).toBe('m0');
  expect(play.actions.map(({ short }) => short)).toContain(t('confirm-field'));
  play.pickCell('m0', false, true);
  expect(paper.played).toEqual(['5+3 o2>m0']);
});

test('why a figure cannot go there is said', () => {
  const { play } = sit(ROLL);
  play.pickCell('S0');
  play.looked = 'Z0';
  expect(play.hint).toBe('Ring the bell first.');
});

test('a figure that cannot go at all says why; what is elsewhere only has a name', () => {
  const { play } = sit(['3 o2>o3', '5 o2>o7']);
  play.looked = 'S0';
  expect([play.idle, play.hint, play.onlyNames]).toEqual(['S', 'It must wait.', false]);
  play.looked = 'o2';
  expect([play.idle, play.onlyNames]).toEqual(['', true]);
  play.looked = 'm2';
  expect([play.idle, play.onlyNames]).toEqual(['', true]);
});

test('the way to a field is shown, step by step', () => {
  const { play } = sit(['2 o2>m2']);
  play.looked = 'm2';
  expect(play.way).toEqual(['o2', 'o3', 'm2']);
});

test('whom a move throws is said, and what that brings', () => {
  const { paper, play } = sit(['2 o2>m2']);
  play.looked = 'm2';
  const move = '2: light green space 2 to light green space 3. ';
  expect(play.hint).toBe(`${move}Knocks out Ben, back to the opening space.`);
  paper.told = { seat: 0, options: { ext_throws: 'on', ext_cards: 'on' } };
  const thrown = `${move}Knocks out Ben, back to the entry space`;
  expect(play.hint).toBe(`${thrown}; unless a Protector stops it, you get 2 cards.`);
});

test('what lies is chosen where it lies', () => {
  const cards = { ...CARDS, used: ['', 'BH'] };
  const { play } = sit(['end', 'add R4 #1', 'mopser 1 used BH'], cards);
  const ids = (seat: number, meld: number | null, card: string | null): string[] =>
    lyingActions(play, seat, meld, card).map(({ id }) => id);
  expect(ids(0, 1, null)).toEqual([]);
  pick(play, 'R4');
  expect(ids(0, 1, null)).toEqual(['add R4 #1']);
  play.back();
  pick(play, 'RM');
  expect(ids(1, null, 'BH')).toEqual(['mopser 1 used BH']);
  expect(ids(0, null, 'BH')).toEqual([]);
});

test('cards can be dragged onto a meld, or laid out where that is one thing only', () => {
  const seen = { ...CARDS, hand: 'R3 R4 RJ B8' };
  const { paper, play } = sit(['end', 'meld R3 R4 RJ', 'add R4 #1'], seen);
  const [r3, r4, joker, b8] = play.hand as [Held, Held, Held, Held];
  expect(play.drag(b8)).toBe(false);
  expect(play.drag(r4)).toBe(true);
  dropped(play, r4, 2);
  expect(paper.played).toEqual([]);
  dropped(play, r4, 1);
  expect(paper.played).toEqual(['add R4 #1']);
  play.drag(joker);
  play.drag(r3);
  dropped(play, r3, null);
  expect(paper.played.at(-1)).toBe('meld R3 R4 RJ');
});

test('a Patron is played where it is dropped', () => {
  const { paper, play } = sit(['patron RP', 'let go'], { phase: 'patron', hand: 'RP' });
  const [patron] = play.hand as [Held];
  expect(play.drag(patron)).toBe(true);
  expect(paper.played).toEqual([]);
  dropped(play, patron, null);
  expect(paper.played).toEqual(['patron RP']);
});

test('cards are chosen until they can be laid out or added', () => {
  const { paper, play } = sit(['end', 'meld R3 R4 RJ', 'add R4 #1'], {
    ...CARDS,
    hand: 'R3 R4 RJ B8',
  });
  expect(play.playable).toEqual(['R3', 'R4', 'RJ']);
  pick(play, 'R4');
  expect(labels(play)).toContain('Add a red 4: Red 5, Red 6 and Red 7 (4 points)');
  pick(play, 'R3');
  pick(play, 'RJ');
  const short = play.actions[0]?.short ?? '';
  expect(short.split(' ')).toEqual(['Run', '3\u00a04\u00a0J', '(3\u00a0pts)']);
  play.actions[0]?.run(false);
  expect(paper.played).toEqual(['meld R3 R4 RJ']);
});

test('a Mopser names what it can take, a Hopser lights up figures and fields', () => {
  const { paper, play } = sit(['end', 'mopser 1 hand', 'mopser 1 used BH', 'hopser o2>m0'], CARDS);
  expect(play.sources.size).toBe(0);
  pick(play, 'RM');
  expect(play.actions.map(({ id }) => id)).toEqual(['mopser 1 hand', 'mopser 1 used BH', 'back']);
  play.back();
  pick(play, 'BH');
  play.pickCell('o2');
  expect(play.chosen).toBe('hopser o2');
  play.pickCell('m0');
  expect(paper.played).toEqual(['hopser o2>m0']);
});

test('a card that is looked at says what it does, and whether it can be played', () => {
  const { play } = sit(['end', 'mopser 1 hand'], { ...CARDS, hand: 'RP RM' });
  const [patron, mopser] = play.hand as [Held, Held];
  play.lookedCard = patron;
  expect(play.hint).toMatch(/^Red Protector, not playable now: Prevents /);
  play.lookedCard = mopser;
  expect(play.hint).toMatch(/^Red Magpie: /);
});

test('where several pawns may hop to a field the buttons name the pawns', () => {
  const { play } = sit(['end', 'hopser o2>m0', 'hopser o3>m0'], CARDS);
  pick(play, 'BH');
  play.pickCell('m0');
  const shorts = play.actions.slice(0, 2).map(({ short }) => short);
  expect(shorts).toEqual(['from opening space 2', 'from light green 3']);
});

test('whoever is thrown is asked for a Patron; alone, letting go happens by itself', () => {
  const thrown = {
    phase: 'patron',
    to_move: 1,
    throw: { field: 'o3', victims: [0], owing: null },
  };
  const seen = { ...thrown, hand: 'RP' } as Partial<StreifzugObservation>;
  const { paper, play } = sit(['patron RP', 'let go'], seen);
  expect(play.prompt).toBe('Ben knocks you out (light green space 3). Protector?');
  expect(play.mustLetGo).toBe(false);
  expect(play.hint).toBe('Without a Protector you go back to your opening space.');
  pick(play, 'RP');
  expect(paper.played).toEqual(['patron RP']);
  expect(sit(['let go'], seen).play.mustLetGo).toBe(true);
});

test('letting go by itself takes as long as thinking of a Patron', () => {
  vi.useFakeTimers();
  const { paper, play } = sit(['let go'], { phase: 'patron' });
  letGo(play);
  vi.advanceTimersByTime(1499);
  expect(paper.played).toEqual([]);
  vi.advanceTimersByTime(3501);
  expect(paper.played).toEqual(['let go']);
  vi.useRealTimers();
});

test('what is robbed and given is said in full', () => {
  const owing = { throw: { field: 'o3', victims: [], owing: [1, 1] as [number, number] } };
  const rob = sit(['draw', 'take BH'], { ...owing, phase: 'rob', used: ['', 'BH'] });
  expect(labels(rob.play)).toEqual([
    'Take a used blue Hopper from Ben',
    'Draw a random card from Ben',
  ]);
  const give = sit(['give R3', 'give R4'], { phase: 'give', to_move: 1 });
  expect(labels(give.play)).toEqual([]);
  pick(give.play, 'R4');
  expect(labels(give.play)[0]).toBe('Give a red 4 from your hand');
});

const CONSIDERED = [
  ['5 o2>o7', ROLL],
  ['5+3 o2>m0', ROLL],
  ['hopser o2>m0', ['end', 'mopser 1 hand', 'hopser o2>m0']],
  ['mopser 1 hand', ['end', 'mopser 1 hand', 'hopser o2>m0']],
  ['meld R3 R4 RM', ['end', 'meld R3 R4 RM']],
  ['end', ['end', 'meld R3 R4 RM']],
  ['draw', ['draw', 'take BH']],
] satisfies [string, string[]][];

test.each(CONSIDERED)('%s is considered: it waits for its button', (action, legal) => {
  const { paper, play } = sit(legal, legal === ROLL ? {} : CARDS);
  play.consider(action);
  expect(play.actions.map(({ id }) => id)).toContain(action);
  expect(paper.played).toEqual([]);
  play.consider(null);
  expect(play.begun).toBe(false);
});

async function lapses(dice: number[], own: string[], more: Partial<StreifzugObservation> = {}) {
  const { paper, play } = sit(['end'], { phase: 'cards', figures: [own, ['S', 'S']], ...more });
  paper.clock.speed = 'instant';
  await play.tell({ event: 'rolled', seat: 0, dice }, [], paper.clock);
  await play.tell({ event: 'lapsed', seat: 0 }, [], paper.clock);
  const told = play.explained({ event: 'lapsed', seat: 0 });
  return { play, why: sentences(told, people), prompt: play.prompt };
}

test('a roll that lapses says which number each figure waits for', async () => {
  const start = await lapses([5, 1], ['S', 'S'], { hand: '' });
  expect(start.why).toBe('No move: you need a 6 to leave the start.');
  expect(start.prompt).toBe('You’d have needed a 6. End your turn.');
  const both = await lapses([5, 1], ['o0', 'o1']);
  expect(both.why).toBe(
    'No move: you need a 4 to leave entry space 6 or a 2 to leave next space 4.',
  );
  expect(both.prompt).toBe('You’d have needed a 4 or a 2. End your turn.');
  const { play } = both;
  await play.tell({ event: 'rolled', seat: 0, dice: [4, 1] }, [], play.table.clock);
  expect(play.prompt).toBe('You can’t play any card. End your turn.');
});

test('where more than a number is in the way, a lapsed roll gives no reason', async () => {
  expect((await lapses([5, 1], ['S', 'o3'])).why).toBeNull();
  expect((await lapses([6, 1], ['S', 'S'])).why).toBeNull();
  expect((await lapses([5, 1], ['S', 'o3'], { hand: '' })).prompt).toBe(
    'That’s all you can do. End your turn.',
  );
});
