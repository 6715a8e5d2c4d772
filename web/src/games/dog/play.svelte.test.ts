import { expect, test } from 'vitest';
import type { Cell, Geometry, TableTold, Update } from '../../messages';
import type { Table } from '../../table/table.svelte';
import { t } from '../../texts.svelte';
import { DogTable } from './play.svelte';
import type { DogChoice, DogObservation, Walk } from '../../wire/dog';

const geometry: Geometry = {
  game: 'dog',
  size: [1000, 1000],
  cells: Array.from({ length: 64 }, (_, index): Cell => {
    const cell: Cell = { name: `T${index}`, at: [index, 0], kind: 'track' };
    return index === 0 ? { ...cell, kind: 'start', seat: 0 } : cell;
  }),
  kennel: [0, 1, 2, 3].map((seat) => [0, 1, 2, 3].map((slot) => [900 + seat, slot])),
  seats: [0, 1, 2, 3].map((seat) => ({ seat, angle: 90 * seat })),
  direction: 'anticlockwise',
};

const begin: DogObservation = {
  game: 'dog',
  seat: 0,
  phase: 'play',
  to_move: 0,
  starter: 0,
  hand_size: 3,
  men: [['T10', 'T20', 'K', 'K'], ...Array.from({ length: 3 }, () => ['K', 'K', 'K', 'K'])],
  hand: '8 X K',
  hand_sizes: [3, 3, 3, 3],
  pile: 20,
  discard: '2',
  plies: 0,
};

/** What a game asks of its table: what is played is only written down. */
class Paper {
  told: Partial<TableTold> = { seat: 0, options: {} };
  update: Partial<Update> = { observation: { ...begin } };
  choices: DogChoice[];
  partners = [2];
  people = {
    partners: () => this.partners,
    isReader: (seat: number) => seat === 0,
    name: (seat: number) => ['Anna', 'Ben', 'Berta', 'Carl'][seat],
  };
  busy = false;
  mayTakeBack = false;
  played: string[] = [];
  spoken = '';
  /** Why a card goes nowhere, once the server has told. */
  reason = '';

  constructor(choices: DogChoice[]) {
    this.choices = choices;
  }
  play(action: string): void {
    this.played.push(action);
  }
  whyNot(): string {
    return '';
  }
  whyNowhere(): string {
    return this.reason;
  }
}

const walk = (text: string, from: string, to: string, card = '8'): Walk => {
  return {
    kind: 'walk',
    text,
    card,
    as: '8',
    owner: 0,
    from,
    to,
    path: [],
    back: false,
    meets: [],
  };
};
const out = (text: string, card: string, as: string): DogChoice => {
  return { kind: 'out', text, card, as, owner: 0, from: 'K', to: 'T0', meets: [] };
};
const give = (card: string): DogChoice => ({ kind: 'give', text: `give ${card}`, card });

const PLAYS = [
  walk('8 T10>T18', 'T10', 'T18'),
  walk('8 T20>T28', 'T20', 'T28'),
  walk('X=8 T10>T18', 'T10', 'T18', 'X'),
  out('X=A out', 'X', 'A'),
  out('X=K out', 'X', 'K'),
  out('K out', 'K', 'K'),
];
const CONSIDERED = [
  ...PLAYS.map(({ text }): [string, DogChoice[]] => [text, PLAYS]),
  ['give X', [give('8'), give('X'), give('K')]],
] satisfies [string, DogChoice[]][];

test.each(CONSIDERED)('%s is considered: it waits for its button', (action, choices) => {
  const paper = new Paper(choices);
  const play = new DogTable(paper as unknown as Table, geometry);
  play.show({ ...begin });
  play.consider(action);
  expect(play.actions.filter(({ main }) => main).map(({ id }) => id)).toEqual([action]);
  expect(paper.played).toEqual([]);
  play.consider(null);
  expect([play.actions, play.picked]).toEqual([[], {}]);
});

const BY_KEY: [string, (play: DogTable) => unknown][] = [
  ['its number', (play) => play.key({ key: '2' } as KeyboardEvent)],
  ['Enter', (play) => play.pickCard(play.hand[1]!, true)],
];

test.each(BY_KEY)('a card that cannot be played says why by keyboard: %s', (_, pick) => {
  const paper = new Paper(PLAYS);
  const play = new DogTable(paper as unknown as Table, geometry);
  play.show({ ...begin, hand: '8 5 X' });
  pick(play);
  expect(paper.spoken).toContain(t('dog-card-5-help'));
  expect(paper.spoken).toContain(t('card-idle'));
  paper.reason = 'Nothing is out.';
  play.learned();
  expect(paper.spoken).toContain('Nothing is out.');
});

test('a card that can only be laid down says why it moves nothing; one that is given does not', () => {
  const hintOf = (choices: DogChoice[]): string[] => {
    const paper = new Paper(choices);
    const play = new DogTable(paper as unknown as Table, geometry);
    play.show({ ...begin, hand: '5 8' });
    paper.reason = 'Nothing is out.';
    [play.lookedCard = null] = play.hand;
    return [play.idle, play.hint];
  };
  const does = t('dog-card-5-help');
  const fold = (card: string): DogChoice => ({ kind: 'fold', text: `fold ${card}`, card });
  expect(hintOf([fold('5'), fold('8')])).toEqual(['5', `${does}. Nothing is out.`]);
  expect(hintOf([give('5'), give('8')])).toEqual(['', does]);
});

test('why a card cannot be played is said of none that is only pointed at', () => {
  const paper = new Paper(PLAYS);
  const play = new DogTable(paper as unknown as Table, geometry);
  play.show({ ...begin, hand: '8 5 X' });
  const [, card = null] = play.hand;
  play.lookedCard = card;
  play.learned();
  if (card !== null) play.pickCard(card);
  expect(paper.spoken).toBe('');
});

/** A table at which the eight is chosen. */
function withEight(choices: DogChoice[]) {
  const paper = new Paper(choices);
  const play = new DogTable(paper as unknown as Table, geometry);
  play.show({ ...begin });
  const [card] = play.hand;
  if (card !== undefined) play.pickCard(card);
  return { paper, play };
}

test('a field that only one man reaches is offered, and played by its button', () => {
  const { paper, play } = withEight(PLAYS);
  play.pickField('T28');
  expect(paper.played).toEqual([]);
  expect(play.actions.find(({ main }) => main)?.id).toBe('8 T20>T28');
  play.pickField('T28');
  expect(paper.played).toEqual(['8 T20>T28']);
});

test('where several men reach it the man is asked for', () => {
  const { play } = withEight([...PLAYS, walk('8 T12>T18', 'T12', 'T18')]);
  play.pickField('T18');
  expect([play.actions.filter(({ main }) => main), play.hint]).toEqual([
    [],
    t('dog-prompt-man-first'),
  ]);
});

test('a man that the card cannot move is told why', () => {
  const { paper, play } = withEight([walk('8 T10>T18', 'T10', 'T18'), out('K out', 'K', 'K')]);
  paper.reason = 'A piece is in the way.';
  play.pickField('T20');
  expect([play.idle, play.hint]).toEqual(['8 T20', 'A piece is in the way.']);
});

test('the only card that can move a man is raised; of a seven under way no other one is', () => {
  const raised = (seen: DogObservation, choices: DogChoice[]): string[] => {
    const play = new DogTable(new Paper(choices) as unknown as Table, geometry);
    play.show({ ...seen });
    return play.hand.filter((card) => play.isPicked(card)).map(({ code }) => code);
  };
  expect(raised({ ...begin, hand: '8 8 K' }, PLAYS.slice(0, 2))).toEqual(['8']);
  expect(raised({ ...begin }, PLAYS)).toEqual([]);
  expect(raised({ ...begin, hand: '8' }, [give('8')])).toEqual([]);
  const seven = { left: 3, moved: ['T24'], joker: false };
  const rest = [walk('7 T10>T13', 'T10', 'T13', '7')];
  expect(raised({ ...begin, hand: '7 K', seven }, rest)).toEqual([]);
});

test('what a finger may have meant is offered, not played', () => {
  const { paper, play } = withEight(PLAYS);
  play.pickField('T10');
  play.offer('T18');
  expect(play.actions.find(({ main }) => main)?.id).toBe('8 T10>T18');
  expect(paper.played).toEqual([]);
});

test('a card picked while a wrong try is to be seen is picked once that is taken back', () => {
  const { paper, play } = withEight([]);
  const held = paper as unknown as { held: boolean };
  held.held = true;
  const [card] = play.hand;
  if (card !== undefined) play.pickCard(card);
  held.held = false;
  play.reset();
  expect(play.picked).toEqual({ card: '8' });
});

test.each([
  ['the partner', [2], {}, 'Choose a card for your partner Berta.'],
  ['the next of two partners', [3, 2], {}, 'Choose a card for your partner Berta.'],
  ['the next seat', [2], { exchange: 'next' }, 'Choose a card for Ben.'],
])('it is said to whom a card is given: %s', (_, partners, options, prompt) => {
  const paper = new Paper([give('8'), give('X')]);
  paper.partners = partners;
  paper.told.options = options;
  const play = new DogTable(paper as unknown as Table, geometry);
  play.show({ ...begin });
  expect(play.prompt).toBe(prompt);
});

test('what the keyboard has tried once is not told again to whoever points there later', () => {
  const paper = new Paper(PLAYS);
  const play = new DogTable(paper as unknown as Table, geometry);
  play.show({ ...begin, hand: '8 5 X' });
  const [, card = null] = play.hand;
  const comeBack = (): void => {
    paper.spoken = '';
    play.lookedCard = null;
    play.lookedCard = card;
    play.learned();
  };
  play.key({ key: '2' } as KeyboardEvent);
  comeBack();
  expect(paper.spoken).toBe('');
  play.key({ key: '2' } as KeyboardEvent);
  play.learned();
  expect(paper.spoken).not.toBe('');
  comeBack();
  expect(paper.spoken).toBe('');
});
