/** Strategus at the table in the browser. */

import type { GameClient, HelpSection } from '../../table/game';
import { t } from '../../texts.svelte';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import { colourOf } from './colours';
import Sign from './Sign.svelte';
import { kinds } from './kinds';
import { StrategusTable } from './play.svelte';
import { keepDraft } from './setup/own';
import { chronicle, piece } from './words';

export const client: GameClient = {
  chronicle,
  open: (table, geometry) => new StrategusTable(table, geometry),
  firstGame: { army: 'duel' },
  layOut: (table, seat, setup) => keepDraft(`${table}.${seat}`, setup),
  Board,
  square: true,
  Beside,
  Sign,
  tint: (seat) => `colour-${colourOf(seat)}`,
  help: (game) =>
    t('strategus-help-sections')
      .split(' ')
      .map((name) => helpSection(name, game as StrategusTable)),
  keys: ['setup-place', 'setup-take', 'squares', 'enter', 'let-go', 'tab'],
  logNote: (options) => t('strategus-log-note', { aid: String(options['memory_aid'] ?? 'off') }),
};

function helpSection(name: string, game: StrategusTable): HelpSection {
  const section = {
    title: t(`strategus-help-${name}.title`),
    text: [t(`strategus-help-${name}`)],
  };
  return name === 'pieces' ? { ...section, table: pieceTable(game) } : section;
}

/** Each kind, how many there are if the reader can know, and what it does. */
function pieceTable({ counts }: StrategusTable): NonNullable<HelpSection['table']> {
  const columns = counts === null ? ['card', 'meaning'] : ['card', 'count', 'meaning'];
  return {
    head: columns.map((column) => t(`strategus-help-pieces.${column}`)),
    rows: kinds.map((kind) => [
      piece(kind, '.full'),
      ...(counts === null ? [] : [String(counts[kind] ?? 0)]),
      t(`strategus-piece-${kind}.help`),
    ]),
  };
}
