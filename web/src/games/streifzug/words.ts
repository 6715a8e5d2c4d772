/** Streifzug durch in words: what the table calls its fields, and how the log reads its events. */

import type { Cell, Geometry, Told as Document } from '../../messages';
import type { Chronicle } from '../../table/log';
import type { People } from '../../table/people';
import { listed, t } from '../../texts.svelte';
import type { StreifzugEvent, StreifzugObservation, Told } from '../../wire/streifzug';
import { ZONE } from './codes';
import { cardName } from './deck';
import { partyOf } from './parties';

/** As a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const yes = (value: boolean): string => (value ? 'yes' : 'no');

// Fields

/** `.off` is a short `.from`. */
type Form = '' | '.from' | '.to' | '.at' | '.off';

/** A board's cells and, beside them, each party's start as one more. */
export function cellsOf(board: Geometry): Cell[] {
  const starts = board.kennel.map((spots, seat): Cell => {
    const [x, y] = [0, 1].map(
      (axis) => spots.reduce((sum, spot) => sum + (spot[axis] ?? 0), 0) / spots.length,
    );
    return { name: `S${seat}`, at: [x ?? 0, y ?? 0], kind: 'start', seat };
  });
  return [...board.cells, ...starts];
}

/** A cell in words, in one of the forms that a sentence asks for. */
export function place(board: Geometry, cell: string, form: Form = ''): string {
  const found = cellsOf(board).find(({ name }) => name === cell);
  const { kind = 'outer', seat } = found ?? {};
  const { quadrant } = partyOf(seat ?? 0, board.seats.length);
  return t(`streifzug-place${form}`, {
    kind: kind in ZONE && seat === undefined ? 'closed' : kind,
    colour: t(`streifzug-colour-${quadrant}${form === '.off' ? '' : form}`),
    number: Number(cell.replace(/\D/g, '')),
    ring: cell.startsWith('o') ? 'outer' : 'middle',
  });
}

/** A party's field as its cell is named. */
export const cellOf = (field: string, seat: number): string =>
  field === 'S' || field === 'Z' ? `${field}${seat}` : field;

// Cards, points and dice

export const cardNames = (cards: string[]): string => listed(cards.map(cardName));

export const pointsWords = (value: number, form: '' | '.short' = ''): string =>
  t(`streifzug-points${form}`, { points: value });

/** The dice of a move as they are said: "5" or "5 + 3". */
export const diceWords = (dice: string): string => dice.split('+').join(' + ');

/** The thrower for who was thrown, and the other way round. */
export function otherOf(seen: StreifzugObservation, seat: number | null): number {
  const { to_move, throw: thrown } = seen;
  if (to_move !== seat) return to_move ?? 0;
  return thrown?.owing?.[0] ?? thrown?.victims[0] ?? 0;
}

/** The headline of the end. */
export function ending(told: Document, people: People): string {
  const { returns } = told as unknown as Told<'over'>;
  const seats = returns.flatMap((value, seat) => (value > 0 ? [seat] : []));
  const mine = seats.filter((seat) => people.isReader(seat));
  const ordered = [...mine, ...seats.filter((seat) => !people.isReader(seat))];
  return t('streifzug-end', {
    count: seats.length,
    you: yes(mine.length > 0),
    who: listed(ordered.map((seat) => people.name(seat))),
  });
}

// The log

const CHAPTERS = new Set(['first', 'over']);
const NOBODY = new Set(['first', 'stacked', 'turned', 'melds', 'over']);
/** What the next line tells anyway, or the next turn. */
const UNSAID = new Set(['asked', 'draws', 'ended']);

/** How events are gathered into turns: each begins with the roll. */
export const chronicle: Chronicle = {
  begins: ({ event }) =>
    CHAPTERS.has(event as string) ? 'chapter' : event === 'rolled' ? 'turn' : null,
  actor: ({ event, seat, by }) => {
    if (NOBODY.has(event as string)) return null;
    return (event === 'thrown' ? by : seat) as number;
  },
  counts: ({ event }) => !UNSAID.has(event as string),
  fieldOf: ({ seat }, field) => cellOf(field, seat as number),
  befalls: (told, seat) => befalls(told as unknown as StreifzugEvent, seat),
};

/** A pawn is knocked out, or a card is taken away. */
function befalls(event: StreifzugEvent, seat: number): boolean {
  switch (event.event) {
    case 'thrown':
      return event.seat === seat;
    case 'patron':
      return event.by === seat;
    case 'robbed':
    case 'took':
    case 'mopser':
      return event.from === seat;
    default:
      return false;
  }
}
