import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { settings } from '../../../settings.svelte';
import { t } from '../../../texts.svelte';
import type { Table } from '../../table.svelte';
import Notes from './Notes.svelte';

const NAMES = ['Anna', 'Ben', 'Clara', 'David'];
const people = {
  reader: 0,
  seat: () => ({ kind: 'person', kept: null }),
  name: (seat: number) => NAMES[seat],
  partners: (seat: number) => [(seat + 2) % 4],
  partnersNamed: (seat: number) => NAMES[(seat + 2) % 4],
};

/** What the notes beside a seat say to the first. */
function noted(seat: number): string {
  const table = { people, game: { status: () => ({}) } } as unknown as Table;
  const props = { table, seat, turn: false, mine: seat === 0, away: false, noted: true };
  const shown = mount(Notes, { target: document.body, props });
  flushSync();
  const said = [...document.querySelectorAll('.note')].map((one) => one.textContent.trim());
  void unmount(shown);
  return said.join(', ');
}

beforeEach(() => {
  settings.language = 'en';
});

test('who plays together is said at both plates', () => {
  expect([0, 1, 2].map(noted)).toEqual([`${t('plate-you')}, with Clara`, '', t('plate-partner')]);
});
