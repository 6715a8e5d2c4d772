/** Strategus at the table in the browser. */

import { type Ruled, saidAt, sectionsAt } from '../../rulings/holds';
import type { GameClient, HelpSection } from '../../table/game';
import { t } from '../../texts.svelte';
import { holds } from '../../wire/strategus';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import { colourOf } from './colours';
import Sign from './Sign.svelte';
import Token from './Token.svelte';
import { kinds } from './kinds';
import { notes } from './notes';
import { StrategusTable } from './play.svelte';
import { keepDraft } from './setup/own';
import { chronicle, piece } from './words';

export const client: GameClient = {
  chronicle,
  open: (table, geometry) => new StrategusTable(table, geometry),
  firstGame: { options: { army: 'duel' } },
  mode: 'army',
  layOut: (table, seat, setup) => keepDraft(`${table}.${seat}`, setup),
  Board,
  square: true,
  Beside,
  Sign,
  Token,
  showsLast: true,
  tint: (seat) => `colour-${colourOf(seat)}`,
  holds,
  notes,
  help: (table, game) =>
    sectionsAt(table).map((name) => helpSection(name, table, game as StrategusTable)),
  keys: ['setup-place', 'setup-take', 'squares', 'enter', 'let-go', 'tab'],
  logNote: (options) => t('strategus-log-note', { aid: String(options['memory_aid'] ?? 'off') }),
};

function helpSection(name: string, table: Ruled, game: StrategusTable): HelpSection {
  const title = saidAt(table, `strategus-help-${name}.title`);
  const section = { name, title, text: [saidAt(table, `strategus-help-${name}`)] };
  return name === 'pieces' ? { ...section, table: pieceTable(game) } : section;
}

/** Each kind that is there, how many if the reader can know, and what it does. */
export function pieceTable({
  counts,
}: Pick<StrategusTable, 'counts'>): NonNullable<HelpSection['table']> {
  const columns = counts === null ? ['card', 'meaning'] : ['card', 'count', 'meaning'];
  const present = kinds.filter((kind) => counts === null || counts[kind]);
  return {
    head: columns.map((column) => t(`strategus-help-pieces.${column}`)),
    rows: present.map((kind) => [
      piece(kind, '.full'),
      ...(counts === null ? [] : [String(counts[kind])]),
      t(`strategus-piece-${kind}.help`),
    ]),
  };
}
