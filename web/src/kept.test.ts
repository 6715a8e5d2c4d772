import { expect, test } from 'vitest';
import source from '../public/sw.js?raw';

const HOME = 'https://spielwerk.example/';

/** A service worker at work: asks it for an address, with or without a connection. */
function worker() {
  const kept = new Map<string, string>();
  const heard: Record<string, (event: unknown) => void> = {};
  let online = true;
  const cache = {
    put: ({ url }: Request, answer: Response) => answer.text().then((text) => kept.set(url, text)),
    keys: () => Promise.resolve([]),
    delete: () => Promise.resolve(true),
  };
  const caches = {
    open: () => Promise.resolve(cache),
    match: ({ url }: Request) => {
      const text = kept.get(url);
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
  };
  const self = {
    location: { origin: new URL(HOME).origin },
    registration: { scope: HOME },
    addEventListener: (name: string, hear: (event: unknown) => void) => (heard[name] = hear),
  };
  const fetched = ({ url }: Request) =>
    online ? Promise.resolve(new Response(url)) : Promise.reject(new TypeError('offline'));
  new Function('self', 'caches', 'fetch', source)(self, caches, fetched);
  const ask = async (path: string, connected: boolean): Promise<string | undefined> => {
    online = connected;
    let answer: Promise<Response> | undefined;
    const respondWith = (promise: Promise<Response>) => (answer = promise);
    heard['fetch']?.({ request: new Request(HOME + path), respondWith });
    return (await answer)?.text();
  };
  return ask;
}

test('puzzles and their boards are kept for when there is no network', async () => {
  const ask = worker();
  for (const path of ['api/puzzles', 'api/puzzles/dog/1', 'api/games/dog/geometry?seats=4']) {
    expect(await ask(path, true)).toBe(HOME + path);
    expect(await ask(path, false)).toBe(HOME + path);
  }
  await expect(ask('api/puzzles/dog/2', false)).rejects.toThrow();
});

test('what is told of tables is left to the network', async () => {
  const ask = worker();
  for (const path of ['api/tables/1/replay', 'api/tables/1/geometry', 'api/lobby', 'api/games']) {
    expect(await ask(path, true)).toBeUndefined();
  }
});
