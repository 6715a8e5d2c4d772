/** Strategus in words: events, squares and pieces, said by the game's own texts. */

import type { Told } from '../../messages';
import type { Deciding } from '../../table/game';
import type { Chronicle } from '../../table/log';
import type { People } from '../../table/people';
import { t, type Values } from '../../texts.svelte';
import { readMove, type Move } from './moves';
import type { Standing } from './scene.svelte';
import type { StrategusEvent, StrategusObservation, Told as Event } from './shapes';

const yes = (value: boolean): string => (value ? 'yes' : 'no');

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

/** What a move does. */
export function action({ to, fight }: Move): string {
  return t(fight ? 'strategus-action-fight' : 'strategus-action-move', { to });
}

/** The action of a text, with the piece that goes; the armies' set-ups are not told in words. */
export function actionWords(text: string, { seat, observation }: Deciding): string {
  const move = readMove(text);
  if (move === null) return t('strategus-action-setup');
  const { pieces } = observation as unknown as StrategusObservation;
  const kind = pieces[seat]?.[move.from];
  const values = { piece: kind === undefined ? '' : piece(kind), ...move };
  return t('strategus-action-of', { ...values, fight: yes(move.fight) });
}

/** What comes of a fight, where its sentence differs; a list of fights does not say. */
export function fightOf({ seat, attacker, defender, won }: Event<'fought'>): string {
  if (won === undefined) return 'met';
  if (won === null) return 'both';
  if (won !== seat) return defender === 'T' ? 'trap' : 'loss';
  if (defender === 'A') return 'apple';
  if (defender === 'T') return 'cleared';
  return attacker === 'M' && defender === '1' ? 'mouse' : 'win';
}

/** The sentence for an event; null for what is only to be seen. */
export function sentence(told: Told, people: People): string | null {
  const event = told as unknown as StrategusEvent;
  if (event.event === 'placed') return null;
  return t(`strategus-event-${event.event}`, valuesOf(event, people));
}

function valuesOf(event: Exclude<StrategusEvent, Event<'placed'>>, people: People): Values {
  if (event.event === 'over') return { reason: event.reason, ...ending(event.returns, people) };
  const you = people.isReader(event.seat);
  const who: Values = { who: people.name(event.seat), you: yes(you) };
  if (event.event === 'moved') return { ...who, from: event.from, to: event.to };
  if (event.event !== 'fought') return who;
  const defends = people.reader !== null && !you;
  return {
    ...who,
    attacker: t(`strategus-piece-${event.attacker}${you ? '.your' : '.theirs'}`),
    defender: t(`strategus-piece-${event.defender}${defends ? '.yours' : '.one'}`),
    to: event.to,
    fight: fightOf(event),
  };
}

/** Who has won and who has lost; nobody in a draw. */
function ending(returns: number[], people: People): Values {
  const [winner, loser] = [returns.findIndex((value) => value > 0), returns.indexOf(-1)];
  if (winner < 0) return { who: '', owner: '', you: 'no', whose: 'other' };
  return {
    who: people.name(winner),
    owner: people.name(loser),
    you: yes(people.isReader(winner)),
    whose: people.isReader(loser) ? 'you' : 'other',
  };
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
  return fights.slice(0, fights.length - fresh).flatMap(({ seat, move, attacker, defender }) => {
    const squares = readMove(move);
    if (squares === null) return [];
    const { from, to } = squares;
    return [{ event: 'fought', seat, from, to, attacker, defender }];
  });
}

/** How the events of Strategus are gathered into turns. */
export const chronicle: Chronicle = {
  begins: ({ event }) => (CHAPTERS.has(event as string) ? 'chapter' : 'turn'),
  actor: (told) => {
    const event = told as unknown as StrategusEvent;
    return event.event === 'moved' || event.event === 'fought' || event.event === 'ready'
      ? event.seat
      : null;
  },
  join: () => null,
  counts: ({ event }) => event !== 'placed',
  remembers,
  recalls,
};
