import { mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import { whereabouts } from '../place.svelte';
import PlayNow from './PlayNow.svelte';

vi.mock('../table/api', async (original) => ({
  ...(await original<object>()),
  api: { games: () => Promise.resolve([{ name: 'dog' }]) },
}));
const table = { page: 'table', table: 'abc', key: 'k' } as const;
const server = { begun: 0, answers: Promise.resolve() };
vi.mock('./playing', () => ({
  playNow: async ({ name }: { name: string }) => {
    server.begun += 1;
    await server.answers;
    return { ...table, name };
  },
}));

test('a link that plays at once leads to a table, and back to where it was', async () => {
  const before = history.length;
  const page = mount(PlayNow, { target: document.body, props: { game: 'dog' } });
  await vi.waitFor(() => expect(whereabouts.here).toMatchObject({ ...table, name: 'dog' }));
  expect(history.length).toBe(before);
  await unmount(page);
  const none = mount(PlayNow, { target: document.body, props: { game: 'chess' } });
  await vi.waitFor(() => expect(document.querySelector('[role="alert"]')).not.toBeNull());
  await unmount(none);
});

test('who has gone elsewhere before the server has answered stays there', async () => {
  let answer = (): void => {};
  server.answers = new Promise((resolve) => (answer = resolve));
  server.begun = 0;
  const page = mount(PlayNow, { target: document.body, props: { game: 'dog' } });
  await vi.waitFor(() => expect(server.begun).toBe(1));
  await unmount(page);
  whereabouts.replace({ page: 'home' });
  answer();
  await new Promise((resolve) => setTimeout(resolve));
  expect(whereabouts.here).toEqual({ page: 'home' });
});
