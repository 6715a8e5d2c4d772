/** Strategus at the table in the browser. */

import type { GameClient, HelpSection } from '../../table/game';
import { t } from '../../texts.svelte';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import Sign from './Sign.svelte';
import { StrategusTable } from './play.svelte';
import { chronicle, piece, sentence } from './words';

export const client: GameClient = {
  chronicle,
  sentence,
  open: (table, geometry) => new StrategusTable(table, geometry),
  Board,
  square: true,
  Beside,
  Sign,
  Emblem,
  help: () => t('strategus-help-sections').split(' ').map(helpSection),
  keys: ['setup-place', 'setup-take', 'squares', 'enter', 'let-go', 'tab'],
  logNote: (options) => t('strategus-log-note', { aid: String(options['memory_aid'] ?? 'off') }),
};

function helpSection(name: string): HelpSection {
  const section = {
    title: t(`strategus-help-${name}.title`),
    text: [t(`strategus-help-${name}`)],
  };
  return name === 'pieces' ? { ...section, table: pieceTable() } : section;
}

function pieceTable(): NonNullable<HelpSection['table']> {
  const codes = t('strategus-pieces').split(' ');
  return {
    head: [t('strategus-help-pieces.card'), t('strategus-help-pieces.meaning')],
    rows: codes.map((code) => [piece(code, '.full'), t(`strategus-piece-${code}.help`)]),
  };
}
