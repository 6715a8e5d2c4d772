import { mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { People } from '../table/people';
import type { Table } from '../table/table.svelte';
import { sitting, tableTold } from '../table/told';
import Gathering from './Gathering.svelte';
import InvitedSeat from './InvitedSeat.svelte';

vi.mock('../table/api', () => ({ api: { games: () => Promise.resolve([]) } }));
vi.mock('../games', () => ({ clientOf: () => Promise.resolve(null) }));

settings.language = 'en';
const seats = ['Anna', 'Ben', 'Cleo', null].map((name, seat) => sitting(seat, name, null));
const told = tableTold({
  game: 'streifzug',
  seats,
  teams: [
    [0, 2],
    [1, 3],
  ],
});
const words = (): string[] =>
  [...document.querySelectorAll('.who, .invited')].map(({ textContent }) =>
    (textContent ?? '').replace(/\s+/g, ' ').trim(),
  );

test('before a match begins every seat says who plays with it', async () => {
  const table = { told, people: new People(told), client: null, host: null, refused: null };
  const props = { table: table as unknown as Table, invite: () => {} };
  const page = mount(Gathering, { target: document.body, props });
  expect(words()[0]).toContain('On a team with Cleo');
  expect(words()[3]).toContain('On a team with Ben');
  await unmount(page);
  const alone = tableTold({ game: 'streifzug', seats });
  const other = { ...table, told: alone, people: new People(alone) } as unknown as Table;
  const plain = mount(Gathering, { target: document.body, props: { ...props, table: other } });
  expect(words().join()).not.toContain('On a team');
  await unmount(plain);
});

test('an invitation says which seat it opens, and with whom', async () => {
  const info = { ...told, pace: told.pace, over: false } as never;
  const page = mount(InvitedSeat, { target: document.body, props: { info, seat: 3 } });
  await vi.waitFor(() => expect(words()[0]).toBe('Your seat: Blue On a team with Ben'));
  await unmount(page);
});
