/** Strategus in words: squares, pieces, and the log. */

import type { Told } from '../../messages';
import type { Line, Variable } from '../../said';
import type { Chronicle } from '../../table/log';
import type { People } from '../../table/people';
import { t } from '../../texts.svelte';
import type { Fight, StrategusEvent, StrategusObservation } from '../../wire/strategus';
import { squaresOf, type Move } from './moves';
import type { Standing } from './scene.svelte';

/** A piece in words, in one of its text's forms. */
export function piece(kind: string, form: '' | '.full' | '.mine' = ''): string {
  const name = `strategus-piece-${kind}`;
  return t(name + form);
}

/** A square and what stands on it, as it is read aloud. */
export function square(
  name: string,
  standing: Standing | undefined,
  lake: boolean,
  people: People | null,
): string {
  if (standing === undefined) {
    return t('strategus-square', { name, state: lake ? 'lake' : 'empty', piece: '', who: '' });
  }
  const { seat, kind } = standing;
  const who = people?.name(seat) ?? '';
  if (kind === null) return t('strategus-square', { name, state: 'hidden', piece: '', who });
  const own = people?.isReader(seat) === true;
  const words = piece(kind, own ? '.mine' : '.full');
  return t('strategus-square', { name, state: own ? 'own' : 'other', piece: words, who });
}

/** What a move does with the piece in hand. */
export function action({ kind, to }: Move): string {
  return t(kind === 'attack' ? 'strategus-action-fight' : 'strategus-action-move', { to });
}

// The log

const CHAPTERS = new Set(['first', 'over']);

/** What is said of moves is forgotten with the next, as the rules want it; fights as is agreed. */
function remembers(event: Told, next: Told, options: Told): boolean {
  if (next['event'] === 'over' || next['event'] === 'ready') return true;
  if (event['event'] === 'fought') return options['memory_aid'] === 'log';
  return event['event'] === 'first';
}

/** The fights that both have agreed to keep a list of; the latest are told as events. */
function recalls(told: Told, events: Told[]): Told[] {
  const { fights = [] } = told as unknown as StrategusObservation;
  const fresh = events.filter(({ event }) => event === 'fought').length;
  return fights
    .slice(0, fights.length - fresh)
    .map((fight) => ({ event: 'fought', seat: fight.seat, said: [fought(fight)] }));
}

/** A fight on that list, which does not say who has won. */
function fought({ seat, move, attacker, defender }: Fight): Line {
  const you: Variable = { as: 'you', seats: [seat] };
  const whose: Variable = { as: 'whose', owner: 1 - seat, actor: seat };
  return line('strategus-event-fought', {
    who: { as: 'name', seat },
    you,
    attacker: line(`strategus-piece-${attacker}.attacker`, { you }),
    defender: line(`strategus-piece-${defender}.defender`, { whose }),
    to: squaresOf(move).to,
    fight: 'met',
  });
}

const line = (id: string, args: Record<string, Variable>): Line => ({ as: 'line', id, args });

/** How the events of Strategus are gathered into turns. */
export const chronicle: Chronicle = {
  begins: ({ event }) => (CHAPTERS.has(event as string) ? 'chapter' : 'turn'),
  actor: (told) => {
    const event = told as unknown as StrategusEvent;
    return event.event === 'moved' || event.event === 'fought' || event.event === 'ready'
      ? event.seat
      : null;
  },
  counts: ({ event }) => event !== 'placed',
  befalls: (told, seat) => {
    const event = told as unknown as StrategusEvent;
    return event.event === 'fought' && event.seat !== seat && event.won !== seat;
  },
  remembers,
  recalls,
};
