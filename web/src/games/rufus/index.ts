/** Rufus at the table in the browser. */

import Hand from '../../cards/Hand.svelte';
import type { GameClient, HelpSection } from '../../table/game';
import { t } from '../../texts.svelte';
import Board from './Board.svelte';
import PlateNote from './PlateNote.svelte';
import Result from './Result.svelte';
import Sign from './Sign.svelte';
import './pieces/animals.css';
import { RufusTable } from './play.svelte';
import { chronicle } from './words';

export const client: GameClient = {
  chronicle,
  open: (table, geometry) => new RufusTable(table, geometry),
  Board,
  square: true,
  Hand,
  Sign,
  tint: (seat) => `animal-${seat}`,
  PlateNote,
  Result,
  help: () => t('rufus-help-sections').split(' ').map(helpSection),
  keys: ['trails', 'fox', 'arrows', 'enter', 'escape', 'back-step', 'tab'],
};

function helpSection(name: string): HelpSection {
  return { title: t(`rufus-help-${name}.title`), text: [t(`rufus-help-${name}`)] };
}
