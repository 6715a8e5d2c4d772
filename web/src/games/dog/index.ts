/** Dog at the table in the browser. */

import Hand from '../../cards/Hand.svelte';
import type { GameClient, HelpSection } from '../../table/game';
import { t } from '../../texts.svelte';
import Board from './Board.svelte';
import { colourOf } from './colours';
import Sign from './Sign.svelte';
import { deck } from './deck';
import { DogTable } from './play.svelte';
import { chronicle } from './words';

export const client: GameClient = {
  chronicle,
  open: (table, geometry) => new DogTable(table, geometry),
  Board,
  Hand,
  Sign,
  tint: (seat) => `colour-${colourOf(seat)}`,
  help: () => t('dog-help-sections').split(' ').map(helpSection),
  keys: ['cards', 'arrows', 'enter', 'escape', 'back', 'tab'],
};

function helpSection(name: string): HelpSection {
  const section = { title: t(`dog-help-${name}.title`), text: [t(`dog-help-${name}`)] };
  return name === 'cards' ? { ...section, table: cardTable() } : section;
}

function cardTable(): NonNullable<HelpSection['table']> {
  return {
    head: [t('dog-help-cards.card'), t('dog-help-cards.meaning')],
    rows: deck.codes.map((code) => [t(`dog-card-${code}`), t(`dog-card-${code}-help`)]),
  };
}
