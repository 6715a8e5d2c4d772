/** Dog at the table in the browser. */

import Hand from '../../cards/Hand.svelte';
import { type Ruled, saidAt, sectionsAt } from '../../rulings/holds';
import type { GameClient, HelpSection } from '../../table/game';
import { t } from '../../texts.svelte';
import { holds } from '../../wire/dog';
import Board from './Board.svelte';
import { colourOf } from './colours';
import Sign from './Sign.svelte';
import Token from './Token.svelte';
import { deck } from './deck';
import { notes } from './notes';
import { DogTable } from './play.svelte';
import { chronicle } from './words';

export const client: GameClient = {
  chronicle,
  open: (table, geometry) => new DogTable(table, geometry),
  mode: 'teams',
  Board,
  Hand,
  Sign,
  Token,
  tint: (seat) => `colour-${colourOf(seat)}`,
  holds,
  notes,
  aim: ({ seat }) => [1, 2, 3, 4].map((place) => `G${seat}.${place}`),
  help: (table) => sectionsAt(table).map((name) => helpSection(name, table)),
  keys: ['cards', 'arrows', 'enter', 'escape', 'back', 'tab'],
};

function helpSection(name: string, table: Ruled): HelpSection {
  const title = saidAt(table, `dog-help-${name}.title`);
  const section = { name, title, text: [saidAt(table, `dog-help-${name}`)] };
  return name === 'cards' ? { ...section, table: cardTable() } : section;
}

function cardTable(): NonNullable<HelpSection['table']> {
  return {
    head: [t('dog-help-cards.card'), t('dog-help-cards.meaning')],
    rows: deck.codes.map((code) => [t(`dog-card-${code}`), t(`dog-card-${code}-help`)]),
  };
}
