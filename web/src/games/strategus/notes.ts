/** What is told of Strategus when it first matters. */

import { cells, matters, notesOf } from '../../intime/note';
import type {
  Fought,
  StrategusChoice,
  StrategusEvent,
  StrategusObservation,
} from '../../wire/strategus';

/** So many moves before the draw it is told that it comes. */
const SOON = 50;

const fights = (events: StrategusEvent[]): Fought[] =>
  events.filter((one): one is Fought => one.event === 'fought');

export const notes = notesOf<StrategusObservation, StrategusChoice, StrategusEvent>([
  {
    name: 'trap',
    rule: 'M4',
    happened: true,
    about: ({ events, seat }) =>
      cells(
        fights(events)
          .filter((one) => one.seat === seat && one.defender === 'T' && one.won !== seat)
          .map(({ to }) => to),
      ),
  },
  {
    name: 'fight',
    rule: 'M4',
    happened: true,
    // Before the first attack, or as the first fight is shown.
    about: ({ choices, events }) =>
      cells([
        ...fights(events).map(({ to }) => to),
        ...choices.flatMap((one) => (one.kind === 'attack' ? [one.to] : [])),
      ]),
  },
  {
    name: 'covered',
    rule: 'M5',
    happened: true,
    // Once the match is over, all cards lie open.
    about: ({ events }) =>
      events.some(({ event }) => event === 'over')
        ? null
        : cells(fights(events).flatMap(({ won, to }) => (won === null ? [] : [to]))),
  },
  {
    name: 'setup',
    rule: 'M3',
    about: ({ choices }) => matters(choices.some(({ kind }) => kind === 'lay')),
  },
  {
    name: 'step',
    rule: 'M1',
    about: ({ choices }) => matters(choices.some(({ kind }) => kind === 'move')),
  },
  {
    name: 'moved',
    rule: 'M3',
    about: ({ events, seat, choices }) =>
      choices.length === 0
        ? null
        : cells(
            events.flatMap((one) => (one.event === 'moved' && one.seat !== seat ? [one.to] : [])),
          ),
  },
  {
    name: 'quiet',
    rule: 'E4',
    about: ({ seen, options, choices }) => {
      const most = Number(options['quiet_plies']);
      return matters(choices.length > 0 && most > 0 && most - seen.quiet <= SOON);
    },
  },
]);
