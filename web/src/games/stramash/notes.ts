/** What is told of Stramash when it first matters. */

import { cells, matters, notesOf } from '../../intime/note';
import type {
  StramashChoice,
  StramashEvent,
  StramashObservation,
  Walk,
} from '../../wire/stramash';

const isWalk = (choice: StramashChoice): choice is Walk => choice.kind === 'walk';
const entersCastle = (choice: StramashChoice): boolean =>
  isWalk(choice) && choice.from.startsWith('T') && choice.to.startsWith('C');
/** Where laddies stand that a choice lands on: those of its own side, or the others. */
const landings = (choice: StramashChoice, side: number[], own: boolean): string[] =>
  isWalk(choice) || choice.kind === 'out'
    ? choice.meets.filter(({ owner }) => side.includes(owner) === own).map(({ from }) => from)
    : [];

export const notes = notesOf<StramashObservation, StramashChoice, StramashEvent>([
  {
    name: 'nothing',
    rule: 'T2',
    about: ({ choices }) =>
      matters(choices.length > 0 && choices.every(({ kind }) => kind === 'discard')),
  },
  {
    name: 'castle',
    rule: 'M5',
    about: ({ choices }) =>
      cells(choices.filter(entersCastle).map((one) => ('from' in one ? one.from : ''))),
    heeds: entersCastle,
  },
  {
    name: 'lift',
    rule: 'P1',
    about: ({ choices, side }) => cells(choices.flatMap((one) => landings(one, side, true))),
  },
  {
    name: 'out',
    rule: 'M2',
    about: ({ choices }) => cells(choices.flatMap((one) => (one.kind === 'out' ? [one.to] : []))),
  },
  {
    name: 'hit',
    rule: 'M4',
    about: ({ choices, side }) => cells(choices.flatMap((one) => landings(one, side, false))),
  },
  {
    name: 'fechter',
    rule: 'M6',
    about: ({ choices }) =>
      cells(choices.flatMap((one) => (one.kind === 'charge' ? [one.to] : []))),
  },
  {
    name: 'eight',
    rule: 'M1',
    about: ({ choices }) =>
      cells(choices.flatMap((one) => (isWalk(one) && one.back ? [one.from] : []))),
  },
  {
    name: 'seven',
    rule: 'M3',
    about: ({ choices }) => matters(choices.some((one) => isWalk(one) && one.card === '7')),
  },
  {
    name: 'helping',
    rule: 'P3',
    about: ({ choices, seat, seen }) =>
      matters(
        (seen.laddies[seat] ?? []).every((place) => place.startsWith('C')) && choices.some(isWalk),
      ),
  },
]);
