/** What is told of Dog when it first matters. */

import { cells, matters, notesOf, type Sight } from '../../intime/note';
import type { DogChoice, DogEvent, DogObservation, Swap, Walk } from '../../wire/dog';

type At = Sight<DogObservation, DogChoice, DogEvent>;

const hasFolded = ({ events, seat }: At): boolean =>
  events.some((one) => one.event === 'folded' && one.seat === seat);
/** Whether a new round has begun since one laid down one's hand. */
const isDealtAnew = ({ events, seat }: At): boolean =>
  events.findLast((one) => one.event === 'round' || (one.event === 'folded' && one.seat === seat))
    ?.event === 'round';
const isWalk = (choice: DogChoice): choice is Walk => choice.kind === 'walk';
const isSwap = (choice: DogChoice): choice is Swap => choice.kind === 'swap';
const holds = (seen: DogObservation, code: string): boolean => seen.hand.split(' ').includes(code);
/** The pieces that a choice sends back. */
const meets = (choice: DogChoice): { owner: number; at: string }[] =>
  choice.kind === 'out' || choice.kind === 'walk' ? choice.meets : [];
const entersGoal = (choice: DogChoice): boolean =>
  isWalk(choice) && choice.from.startsWith('T') && choice.to.startsWith('G');
/** Whether a card brings a piece out. */
const isOpener = (card: string): boolean => 'AKX'.includes(card);
const isHelp = (choice: DogChoice): boolean => choice.kind === 'give' && isOpener(choice.card);
const isOut = (place: string): boolean => place.startsWith('T');
/** Whether a seat can give such a card and still has a piece out, or a card for that. */
const canHelp = ({ men, hand }: DogObservation, seat: number): boolean =>
  men[seat]?.some(isOut) === true || hand.split(' ').filter(isOpener).length > 1;
/** §S4: whom of its side a seat gives its card; of two partners the next one. */
const receiver = (side: number[], seat: number): number =>
  side.find((one) => one > seat) ?? Math.min(...side);
/** What a seven sends back of the own side. */
const ownSwept = (choice: DogChoice, side: number[]): string[] =>
  isWalk(choice) && choice.as === '7'
    ? choice.meets.filter(({ owner }) => side.includes(owner)).map(({ at }) => at)
    : [];

export const notes = notesOf<DogObservation, DogChoice, DogEvent>([
  {
    name: 'folded_kennel',
    rule: 'M1',
    happened: true,
    about: (at) =>
      matters(hasFolded(at) && at.seen.men[at.seat]?.every((place) => place === 'K') === true),
    past: isDealtAnew,
  },
  {
    name: 'folded',
    rule: 'R4',
    happened: true,
    about: (at) => matters(hasFolded(at)),
    past: isDealtAnew,
  },
  {
    name: 'partner_out',
    rule: 'R2',
    about: ({ seen, side, seat, choices }) => {
      const men = seen.men[receiver(side, seat)] ?? [];
      const bare = men.includes('K') && !men.some(isOut);
      return matters(bare && choices.some(isHelp) && canHelp(seen, seat));
    },
    heeds: isHelp,
  },
  {
    name: 'exchange',
    rule: 'R2',
    about: ({ choices }) => matters(choices.some(({ kind }) => kind === 'give')),
  },
  {
    name: 'sweep',
    rule: 'M5',
    about: ({ choices, side }) => cells(choices.flatMap((one) => ownSwept(one, side))),
    heeds: (choice, { side }) => ownSwept(choice, side).length === 0,
  },
  {
    name: 'goal',
    rule: 'M6',
    about: ({ choices }) =>
      cells(choices.filter(entersGoal).map((one) => ('from' in one ? one.from : ''))),
    heeds: entersGoal,
  },
  {
    name: 'out',
    rule: 'M1',
    about: ({ choices }) => cells(choices.flatMap((one) => (one.kind === 'out' ? [one.to] : []))),
  },
  {
    name: 'hit',
    rule: 'M4',
    about: ({ choices, side }) =>
      cells(
        choices
          .filter((one) => 'as' in one && one.as !== '7')
          .flatMap(meets)
          .flatMap(({ owner, at }) => (side.includes(owner) ? [] : [at])),
      ),
  },
  {
    name: 'fresh',
    rule: 'M2',
    about: ({ seen, seat, choices }) =>
      choices.some(isWalk)
        ? cells(
            seen.men
              .filter((_, owner) => owner !== seat)
              .flat()
              .filter((place) => place.endsWith('!'))
              .map((place) => place.slice(0, -1)),
          )
        : null,
  },
  {
    name: 'jack',
    rule: 'M7',
    about: ({ choices }) => matters(choices.length > 0 && choices.every(isSwap)),
  },
  {
    name: 'joker',
    rule: 'M8',
    about: ({ seen, choices }) =>
      matters(holds(seen, 'X') && choices.some(({ kind }) => kind !== 'give')),
  },
  {
    name: 'back',
    rule: 'M6',
    about: ({ choices }) =>
      cells(choices.flatMap((one) => (isWalk(one) && one.back ? [one.from] : []))),
  },
  {
    name: 'seven',
    rule: 'M5',
    about: ({ choices }) => matters(choices.some((one) => isWalk(one) && one.card === '7')),
  },
  {
    name: 'helping',
    rule: 'M9',
    about: ({ choices, seat, seen }) =>
      matters(
        (seen.men[seat] ?? []).every((place) => place.startsWith('G')) && choices.some(isWalk),
      ),
  },
]);
