/** What is told of Streifzug when it first matters. */

import { cells, matters, notesOf } from '../../intime/note';
import type {
  Move,
  StreifzugChoice,
  StreifzugEvent,
  StreifzugObservation,
} from '../../wire/streifzug';
import { colourOf, faceOf } from './codes';

/** So many cards of a colour are collected in the basic game. */
const FULL = 5;

const isMove = (choice: StreifzugChoice): choice is Move => choice.kind === 'move';
const targets = (choices: StreifzugChoice[], fits: (move: Move) => boolean): string[] | null =>
  cells(
    choices
      .filter(isMove)
      .filter(fits)
      .map(({ to }) => to),
  );
const has = (choices: StreifzugChoice[], kind: StreifzugChoice['kind']): string[] | null =>
  matters(choices.some((one) => one.kind === kind));
const waits = (seen: StreifzugObservation, seat: number): boolean =>
  (seen.figures[seat] ?? []).includes('S');
const rings = (choice: StreifzugChoice): boolean => isMove(choice) && choice.to === 'bell';
const catches = (choice: StreifzugChoice): boolean => isMove(choice) && choice.card !== undefined;

/** Whether a party has all that it needs of a colour, in the basic game. */
function isFull(seen: StreifzugObservation, seat: number): boolean {
  const cards = (seen.cards?.[seat] ?? '').split(' ').filter((code) => code !== '');
  const red = cards.filter((code) => colourOf(code) === 'red').length;
  return red >= FULL !== cards.length - red >= FULL;
}

export const notes = notesOf<StreifzugObservation, StreifzugChoice, StreifzugEvent>([
  { name: 'protector', rule: 'L3', about: ({ choices }) => has(choices, 'protect') },
  { name: 'pay', rule: 'T2', about: ({ choices }) => has(choices, 'give') },
  {
    name: 'bell',
    rule: 'B5',
    about: ({ choices }) => (choices.some(rings) ? ['bell'] : null),
    heeds: rings,
  },
  {
    name: 'ring',
    rule: 'F1',
    about: ({ choices }) => (choices.some(rings) ? ['bell'] : null),
  },
  {
    name: 'goal',
    rule: 'F2',
    about: ({ choices, seat }) =>
      choices.some((one) => isMove(one) && one.to.startsWith('Z')) ? [`Z${seat}`] : null,
  },
  { name: 'meld', rule: 'C1', about: ({ choices }) => has(choices, 'lay_out') },
  {
    name: 'enter',
    rule: 'D5',
    happened: true,
    about: ({ seen, seat, choices, events }) => {
      const lapsed = events.some((one) => one.event === 'lapsed' && one.seat === seat);
      return matters(waits(seen, seat) && (lapsed || choices.some(isMove)));
    },
  },
  {
    name: 'catch',
    rule: 'D10',
    about: ({ choices }) => targets(choices, catches),
    heeds: catches,
  },
  {
    name: 'knock',
    rule: 'D9',
    about: ({ choices }) => targets(choices, ({ throws }) => throws.length > 0),
  },
  {
    name: 'dice',
    rule: 'D1',
    about: ({ seen, seat, choices }) =>
      matters(!waits(seen, seat) && choices.some((one) => isMove(one) && one.dice.length > 1)),
  },
  {
    name: 'full',
    rule: 'B3',
    about: ({ seen, seat, choices }) => matters(choices.some(isMove) && isFull(seen, seat)),
  },
  { name: 'hopper', rule: 'L2', about: ({ choices }) => has(choices, 'hop') },
  { name: 'magpie', rule: 'L1', about: ({ choices }) => has(choices, 'rob') },
  {
    name: 'joker',
    rule: 'C3',
    about: ({ seen, choices }) =>
      matters(
        choices.length > 0 && (seen.hand ?? '').split(' ').some((code) => faceOf(code) === 'J'),
      ),
  },
]);
