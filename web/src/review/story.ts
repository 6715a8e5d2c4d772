/** What there is to be said of a moment that mattered. */

import type { Replay, Story, StoryMoment, Told, Way } from '../messages';
import { words, type Line } from '../said';
import { BETTER } from '../table/coach.svelte';
import type { Table } from '../table/table.svelte';
import { listed, t } from '../texts.svelte';

/** Ways whose chances are nearer than this are called equally good. */
const EQUAL = 0.01;

/** How what was played compares with what else there was. */
export type Verdict =
  | { kind: 'pending' | 'alone' }
  | { kind: 'best' | 'equal' | 'shade' | 'better'; played: Way; others: Way[] };

/** What the bot thinks of an own decision; the ways come the best first. */
export function verdictOn({ ways, played }: StoryMoment): Verdict {
  if (ways === null) return { kind: 'pending' };
  const best = ways[0];
  if (best === undefined) return { kind: 'alone' };
  // What was not even looked at is not judged.
  const own = ways.find(({ action }) => action === played) ?? { ...best, action: played };
  const others = ways.filter(({ action }) => action !== played);
  const equal = others.filter(({ chance }) => Math.abs(chance - own.chance) < EQUAL);
  if (best.chance - own.chance >= BETTER) return { kind: 'better', played: own, others: [best] };
  if (best.chance - own.chance >= EQUAL) return { kind: 'shade', played: own, others: [best] };
  if (equal.length > 0) return { kind: 'equal', played: own, others: equal };
  return { kind: 'best', played: own, others: others.slice(0, 1) };
}

/** What would have been better than what was played, if anything. */
export function betterIn(verdict: Verdict): Way | null {
  const found = verdict.kind === 'better' || verdict.kind === 'shade';
  return found ? (verdict.others[0] ?? null) : null;
}

/** The moment that changed the chances most. */
export function decisive({ moments }: Story): StoryMoment | null {
  const change = ({ before, after }: StoryMoment): number => Math.abs(after - before);
  return moments.reduce<StoryMoment | null>(
    (most, one) => (most === null || change(one) > change(most) ? one : most),
    null,
  );
}

/** Of a hundred such matches so many are won. */
export const inHundred = (chance: number): number => Math.round(100 * chance);

/** The sentences about a moment, as a person would say them. */
export function sentencesOn(moment: StoryMoment, table: Table): string[] {
  const reader = table.told?.seat ?? null;
  const said = [
    advice(moment, reader, table),
    reasonsOn(moment, table),
    swing(moment, reader, table),
  ];
  return said.filter((one) => one !== null);
}

/** Why what was best is that, as far as there is something to say. */
export function reasonsOn(moment: StoryMoment, table: Pick<Table, 'reasons'>): string | null {
  if (moment.who !== moment.seat) return null;
  const verdict = verdictOn(moment);
  if (!('played' in verdict)) return null;
  const { action } = betterIn(verdict) ?? verdict.played;
  return table.reasons(moment.because[action] ?? []) || null;
}

/** How the chances changed. */
function swing({ before, after, seat, who }: StoryMoment, reader: number | null, table: Table) {
  const [then, now] = [inHundred(before), inHundred(after)];
  const way = now > then ? 'up' : now < then ? 'down' : 'same';
  // What was decided here is told by what else there was.
  if (way === 'same' && who === seat) return null;
  const name = table.people?.name(seat, '.nom') ?? '';
  return seat === reader
    ? t('story-swing-own', { way, before: then, after: now })
    : t('story-swing', { way, name, before: then, after: now });
}

/** What could have been done instead, and by how much. */
function advice(moment: StoryMoment, reader: number | null, table: Table): string | null {
  if (moment.who !== moment.seat) return null;
  const verdict = verdictOn(moment);
  const whose = moment.seat === reader ? 'own' : 'other';
  if (!('played' in verdict)) return t(`story-${verdict.kind}`);
  const { played, others } = verdict;
  const said = (way: Way): string => wayWords(way.action, moment, table);
  const [first] = others;
  const chances = {
    whose,
    played: said(played),
    better: listed(others.map(said)),
    now: inHundred(played.chance),
    then: inHundred(first?.chance ?? played.chance),
  };
  return first === undefined ? t('story-alone') : t(`story-${verdict.kind}`, chances);
}

/** What happened at a moment, as the reader was told. */
export function happened({ begin, end }: StoryMoment, replay: Replay, table: Table): string[] {
  return replay.moments
    .filter(({ steps }) => steps > begin && steps <= end)
    .flatMap(({ update }) => update?.events ?? [])
    .map((event) => table.sentence(event))
    .filter((line) => line !== null);
}

/** What an action is called. */
export function wayWords(action: string, moment: StoryMoment, table: Table): string {
  const { client, people, geometry } = table;
  if (!client || !people || !geometry) return action;
  const line = moment.words[action];
  if (line !== undefined) return String(words(line as unknown as Line, people));
  const { seat, observation } = moment;
  const seen: Told = observation ?? {};
  return client.actionWords?.(action, { seat, observation: seen, people, geometry }) ?? action;
}

/** The fields that an action in notation names, to be ringed on the board. */
export function fieldsIn(action: string, table: Table): string[] {
  const cells = new Set(table.geometry?.cells.map(({ name }) => name) ?? []);
  return [...new Set(action.split(/[^\p{L}\p{N}]+/u).filter((part) => cells.has(part)))];
}
