/** Rufus at the table in the browser. */

import Hand from '../../cards/Hand.svelte';
import { type Ruled, saidAt, sectionsAt } from '../../rulings/holds';
import type { GameClient, HelpSection } from '../../table/game';
import { holds } from '../../wire/rufus';
import Board from './Board.svelte';
import PlateNote from './PlateNote.svelte';
import Result from './Result.svelte';
import Sign from './Sign.svelte';
import Token from './Token.svelte';
import './pieces/animals.css';
import { notes } from './notes';
import { RufusTable } from './play.svelte';
import { chronicle } from './words';

export const client: GameClient = {
  chronicle,
  open: (table, geometry) => new RufusTable(table, geometry),
  Board,
  square: true,
  Hand,
  Sign,
  Token,
  tint: (seat) => `animal-${seat}`,
  PlateNote,
  Result,
  holds,
  notes,
  aim: ({ seen }) => [String(seen['fox'])],
  help: (table) => sectionsAt(table).map((name) => helpSection(name, table)),
  keys: ['trails', 'fox', 'arrows', 'enter', 'escape', 'back-step', 'tab'],
};

function helpSection(name: string, table: Ruled): HelpSection {
  const title = saidAt(table, `rufus-help-${name}.title`);
  return { name, title, text: [saidAt(table, `rufus-help-${name}`)] };
}
