/** What a puzzle begins with: what has just happened, and with whose pieces one plays. */

import type { LessonTold, PuzzleTold, Told, Update } from '../messages';
import { ruledBy, saidAt } from '../rulings/holds';
import type { Table } from '../table/table.svelte';
import { unfolded } from '../table/unfolded';

/** The note of a game that one's own pieces are home, and one plays with a partner's. */
const HELPING = 'helping';

/** The sentences above its task; none before the table is there. */
export function leadOf({ branches }: PuzzleTold, table: Table): string[] {
  const begun = branches.find(({ actions }) => actions.length === 0)?.told;
  const update = begun?.moments[0]?.update ?? null;
  if (begun === undefined || update === null) return [];
  const said = update.events.map((event: Told) => table.sentence(event));
  const begins = table.client?.underWay?.(update.observation) ?? null;
  return [...said, helping(begun, update, table), begins].filter((words) => words !== null);
}

function helping(
  { game, seat, teams, options }: LessonTold,
  update: Update,
  { client, told }: Table,
): string | null {
  const note = client?.notes?.find(({ name }) => name === HELPING);
  if (note === undefined || client === null || told === null) return null;
  const side = teams.find((team) => team.includes(seat)) ?? [seat];
  const seen = update.observation;
  const about = note.about({ seat, side, seen, choices: unfolded(update), events: [], options });
  return about && saidAt(ruledBy(client.holds, told), `${game}-note-${HELPING}`);
}
