/** Streifzug durch at the table in the browser. */

import { type Ruled, saidAt, sectionsAt } from '../../rulings/holds';
import type { GameClient, HelpSection } from '../../table/game';
import { t } from '../../texts.svelte';
import { holds, MELD_POINTS, type StreifzugObservation } from '../../wire/streifzug';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import { wordsAt, unusualWords } from './glossary';
import Hand from './Hand.svelte';
import PlateNote from './PlateNote.svelte';
import Result from './Result.svelte';
import Sign from './Sign.svelte';
import Token from './Token.svelte';
import { partyOf } from './parties';
import './parties.css';
import { notes } from './notes';
import { StreifzugTable } from './play.svelte';
import { chronicle, ending } from './words';

export const client: GameClient = {
  chronicle,
  open: (table, geometry) => new StreifzugTable(table, geometry),
  firstGame: { seats: 2 },
  mode: 'preset',
  underWay: (seen) => dieLeft(seen as unknown as StreifzugObservation),
  Board,
  square: true,
  Hand,
  rolls: true,
  Beside,
  PlateNote,
  Sign,
  Token,
  tint: (seat, seats) => `party-${partyOf(seat, seats).quadrant}`,
  Result,
  ending,
  holds,
  notes,
  aim: () => ['bell'],
  help: (table) => sectionsAt(table).map((name) => helpSection(name, table)),
  words: unusualWords,
  keys: ['arrows', 'enter', 'cards', 'escape', 'tab'],
};

/** Which die is left of the roll, where the other has been played. */
function dieLeft({ phase, dice = [], turn }: StreifzugObservation): string | null {
  const left = turn?.left ?? dice;
  if (phase !== 'dice' || left.length !== 1 || dice.length < 2) return null;
  return t('streifzug-prompt-one_die', { die: String(left[0]) });
}

const LETTERS = ['joker', 'patron', 'hopser', 'mopser'];

function helpSection(name: string, table: Ruled): HelpSection {
  const title = saidAt(table, `streifzug-help-${name}.title`);
  const section = { name, title, text: [saidAt(table, `streifzug-help-${name}`)] };
  if (name === 'words') return { ...section, table: wordTable(table) };
  if (name === 'letters') return { ...section, table: letterTable() };
  return name === 'score' ? { ...section, table: scoreTable() } : section;
}

function wordTable(table: Ruled): NonNullable<HelpSection['table']> {
  return {
    head: [t('streifzug-help-words.word'), t('streifzug-help-words.meaning')],
    rows: wordsAt(table).map(({ word, help }) => [word, help]),
  };
}

function letterTable(): NonNullable<HelpSection['table']> {
  return {
    head: [t('streifzug-help-letters.card'), t('streifzug-help-letters.meaning')],
    rows: LETTERS.map((name) => [t(`streifzug-word-${name}`), t(`streifzug-word-${name}.help`)]),
  };
}

function scoreTable(): NonNullable<HelpSection['table']> {
  return {
    head: [t('streifzug-help-score.meld'), t('streifzug-help-score.points')],
    rows: Object.entries(MELD_POINTS).flatMap(([meld, points]) =>
      Object.entries(points).map(([count, value]) => [
        t('streifzug-score-meld', { meld, count: Number(count) }),
        String(value),
      ]),
    ),
  };
}
