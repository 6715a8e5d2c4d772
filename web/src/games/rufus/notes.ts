/** What is told of Rufus when it first matters; first what befalls whoever does not know it. */

import { cells, matters, notesOf } from '../../intime/note';
import type { RufusChoice, RufusEvent, RufusObservation } from '../../wire/rufus';
import { isStopped } from './play.svelte';

/** With so few prize cards left the cards in hand come to matter. */
const FEW = 3;

const catches = (choice: RufusChoice): boolean =>
  choice.kind === 'stone' && choice.meets === 'fox';
const isLed = (choice: RufusChoice): boolean => choice.kind === 'fox' && choice.prizes > 0;

export const notes = notesOf<RufusObservation, RufusChoice, RufusEvent>([
  {
    name: 'trail',
    rule: 'T7',
    about: ({ choices }) => cells(choices.filter(isStopped).map(({ end }) => end)),
  },
  {
    name: 'points',
    rule: 'T1',
    about: ({ choices }) => matters(choices.length > 0),
  },
  {
    name: 'together',
    rule: 'E3',
    about: ({ seen, seat, choices }) => {
      const [one, other] = seen.stones[seat] ?? [];
      const both = one !== undefined && one === other && choices.length > 0;
      return both ? [String(one)] : null;
    },
  },
  {
    name: 'catch',
    rule: 'T6',
    about: ({ seen, choices }) => (choices.some(catches) ? [String(seen.fox)] : null),
    heeds: (choice) => catches(choice) || isLed(choice),
  },
  {
    name: 'lead',
    rule: 'T3',
    about: ({ choices }) =>
      cells(choices.filter(isLed).flatMap((one) => ('to' in one ? [one.to] : []))),
    heeds: (choice) => catches(choice) || isLed(choice),
  },
  {
    name: 'cards',
    rule: 'E2',
    about: ({ seen, choices }) =>
      matters(
        choices.length > 0 &&
          seen.prizes.length <= FEW &&
          seen.hand.split(' ').some((card) => card !== '' && Number(card) % 2 === 0),
      ),
  },
  {
    name: 'lay',
    rule: 'T5',
    about: ({ choices }) => matters(choices.some(({ kind }) => kind === 'lay')),
  },
]);
