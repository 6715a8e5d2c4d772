/** What people agree on, and how long they have, in words. */

import type { OfferTold, Pace, TalkEntry } from '../messages';
import type { People } from '../table/people';
import { t, textOr } from '../texts.svelte';

/** Is there reserve time? By the days of a turn there is none, whatever the live clock would have. */
export function hasReserve({ kind, bank }: Pace): boolean {
  return kind === 'live' && bank > 0;
}

export function paceWords({ kind, move, bank, days }: Pace): string {
  if (kind === 'live') return t('pace-live-is', { move, bank: Math.round(bank / 60) });
  return kind === 'days' ? t('pace-days-is', { days }) : t('pace-none');
}

/** An offer as its reader is asked. */
export function offerWords({ offer, by, pace }: OfferTold, people: People): string {
  const name = people.name(by, '.nom');
  const how = pace === null ? '' : paceWords(pace);
  return t(`offered-${offer}`, { name, pace: how });
}

/** An entry of the talk in words: what was said, or what the table says of itself. */
export function talkWords({ kind, text }: TalkEntry, people: People): string {
  if (kind === 'text') return text;
  if (kind === 'emote') return t(`emote-${text}`);
  if (kind === 'removed') return t('talk-removed');
  const [name = '', seat = ''] = text.split(' ');
  return textOr(`notice-${name}`, name, {
    name: seat === '' ? '' : people.name(Number(seat), '.nom'),
  });
}

/** The same where there is little room: days alone, if there are any. */
export function clockShort(milliseconds: number): string {
  const days = Math.floor(Math.ceil(milliseconds / 1000) / 86_400);
  return days >= 1 ? t('clock-days-short', { days }) : clockText(milliseconds);
}

/** The same as it is heard: days and hours by their names. */
export function clockSpoken(milliseconds: number): string {
  return clockText(milliseconds, 'clock-days.spoken');
}

/** A span of time as clocks show it: `2:05`, `0:09`, and days for those who have them. */
export function clockText(milliseconds: number, inDays = 'clock-days'): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const days = Math.floor(seconds / 86_400);
  if (days >= 1) return t(inDays, { days, hours: Math.floor((seconds % 86_400) / 3600) });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
