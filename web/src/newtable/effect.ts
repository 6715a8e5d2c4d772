/** What house rules change, in a few sentences. */

import type { Effect, Finding } from '../messages';
import { seatName } from '../table/people';
import { listed, percent, t, textOr } from '../texts.svelte';
import { settings } from '../settings.svelte';

/** So many changes are told at most. */
const MOST = 10;

/** Findings that are told even where they are no more than chance: what all want to know. */
const ALWAYS = ['length/actions', 'sides/begins'];

/** Findings that say what another one says as well, which is told instead. */
const TWINS: Record<string, string> = {
  'length/turns': 'length/actions',
  choices: 'length/actions',
  waiting: 'length/actions',
};

/** A sentence about a finding; `beyond`: it is no chance. */
export interface Sentence {
  measure: string;
  beyond: boolean;
  text: string;
}

/** A number with as many digits as mean something. */
export function number(value: number): string {
  const format = new Intl.NumberFormat(settings.locale, { maximumSignificantDigits: 3 });
  return format.format(value).replace('-', '−');
}

/** How far a trial is, and about how long it still takes. */
export function progressWords({ done, of, left }: Effect): string {
  const games = t('effect-done', { done: number(done), of: number(of) });
  if (left === null) return games;
  return t('effect-left', { games, minutes: left < 45 ? 0 : Math.round(left / 60) });
}

/** In so many of a hundred games. */
const inHundred = (share: number): string => number(100 * share);

/** Whether a measure says how many of all games end so. */
const isEnding = (measure: string): boolean => measure.startsWith('happenings/ended_');

/** Whether a measure is a share of games. */
const isShare = (measure: string): boolean => /^(sides|ends|leads)\/(?!changes)/.test(measure);

/** The findings that are worth telling, in the order of the simulation. */
export function worthTelling(findings: Finding[]): Finding[] {
  const beyond = findings.filter((finding) => finding.beyond);
  const twin = ({ measure }: Finding): boolean =>
    beyond.some((other) => other.measure === TWINS[measure]);
  const clear = beyond.filter((finding) => !twin(finding));
  const strength = ({ difference, low, high }: Finding): number =>
    Math.abs(difference) / (high - low || 1);
  const first = [...clear].sort((a, b) => strength(b) - strength(a)).slice(0, MOST);
  return findings.filter((finding) => first.includes(finding) || ALWAYS.includes(finding.measure));
}

/** What is known so far, sentence by sentence. */
export function sentences(
  game: string,
  effect: Effect,
  seats: number,
  teams: number[][],
): Sentence[] {
  return worthTelling(effect.findings).map((finding) => ({
    measure: finding.measure,
    beyond: finding.beyond,
    text: sentence(game, finding, seats, teams),
  }));
}

function sentence(game: string, finding: Finding, seats: number, teams: number[][]): string {
  const { measure, difference, low, high } = finding;
  const asShare = isShare(measure) ? (share: number) => percent(share) : number;
  const written = isEnding(measure) ? inHundred : asShare;
  const values = {
    way: !finding.beyond ? 'same' : difference > 0 ? 'more' : 'less',
    give: written((high - low) / 2),
    usual: written(finding.usual),
    chosen: written(finding.chosen),
  };
  const [kind, name = ''] = measure.split('/');
  if (kind === 'happenings') {
    const what = t(`${game}-happening-${name}`);
    const share = isEnding(measure) ? 'yes' : 'no';
    return t('effect-happening', { ...values, what, share });
  }
  if (kind === 'sides' && name !== 'begins') {
    const side = teams[Number(name)] ?? [];
    const names = listed(side.map((seat) => seatName(game, seat, seats)));
    return t('effect-side', { ...values, side: names });
  }
  const words = measure.replace('/', '-');
  return textOr(`effect-${words}`, measure, values);
}
