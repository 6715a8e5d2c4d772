/** Stramash at the table in the browser. */

import Hand from '../../cards/Hand.svelte';
import { type Ruled, saidAt, sectionsAt } from '../../rulings/holds';
import type { GameClient, HelpSection } from '../../table/game';
import { t } from '../../texts.svelte';
import { holds } from '../../wire/stramash';
import Board from './Board.svelte';
import { colourOf } from './colours';
import { deck } from './deck';
import { scottishWords } from './glossary';
import Home from './Home.svelte';
import { notes } from './notes';
import { StramashTable } from './play.svelte';
import Result from './Result.svelte';
import Sign from './Sign.svelte';
import Token from './Token.svelte';
import { chronicle } from './words';

export const client: GameClient = {
  chronicle,
  open: (table, geometry) => new StramashTable(table, geometry),
  firstGame: { seats: 2 },
  mode: 'pairs',
  Board,
  Hand,
  PlateNote: Home,
  notedOnBoard: true,
  Result,
  Sign,
  Token,
  tint: (seat) => `colour-${colourOf(seat)}`,
  fieldMark: (field) => (field.startsWith('T') ? field.slice(1) : ''),
  holds,
  notes,
  aim: ({ seat }) => [1, 2, 3, 4, 5].map((place) => `C${seat}.${place}`),
  help: (table) => sectionsAt(table).map((name) => helpSection(name, table)),
  words: scottishWords,
  keys: ['cards', 'arrows', 'enter', 'escape', 'back', 'tab'],
};

function helpSection(name: string, table: Ruled): HelpSection {
  const title = saidAt(table, `stramash-help-${name}.title`);
  const section = { name, title, text: [saidAt(table, `stramash-help-${name}`)] };
  if (name === 'cards') return { ...section, table: cardTable() };
  return name === 'words' ? { ...section, table: wordTable() } : section;
}

function cardTable(): NonNullable<HelpSection['table']> {
  return {
    head: [t('stramash-help-cards.card'), t('stramash-help-cards.meaning')],
    rows: deck.codes.map((code) => [deck.name(code), t(`stramash-card-${code}-help`)]),
  };
}

function wordTable(): NonNullable<HelpSection['table']> {
  return {
    head: [t('stramash-help-words.word'), t('stramash-help-words.meaning')],
    rows: scottishWords().map(({ word, help }) => [word, help]),
  };
}
