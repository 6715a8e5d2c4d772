import { expect, test } from 'vitest';
import source from '../public/sw.js?raw';

const HOME = 'https://spielwerk.example/';

/** What one cache keeps, by address: what was put there last comes last, as in browsers. */
class Cache {
  readonly kept = new Map<string, string>();

  async put({ url }: Request, answer: Response): Promise<void> {
    const text = await answer.text();
    this.kept.delete(url);
    this.kept.set(url, text);
  }
  keys(): Promise<Request[]> {
    return Promise.resolve([...this.kept.keys()].map((url) => new Request(url)));
  }
  delete({ url }: Request): Promise<boolean> {
    return Promise.resolve(this.kept.delete(url));
  }
}

/** All caches of a page, by name; what is asked of all is answered by the first that knows. */
class Caches {
  readonly named = new Map<string, Cache>();

  open(name: string): Promise<Cache> {
    const cache = this.named.get(name) ?? new Cache();
    this.named.set(name, cache);
    return Promise.resolve(cache);
  }
  match(request: Request | string): Promise<Response | undefined> {
    const { url } = new Request(request);
    const texts = [...this.named.values()].map(({ kept }) => kept.get(url));
    const text = texts.find((one) => one !== undefined);
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  }
}

/** A service worker at work: asks it for an address, with or without a connection. */
function worker() {
  const heard: Record<string, (event: unknown) => void> = {};
  let online = true;
  const self = {
    location: { origin: new URL(HOME).origin },
    registration: { scope: HOME },
    addEventListener: (name: string, hear: (event: unknown) => void) => (heard[name] = hear),
  };
  const fetched = ({ url }: Request) =>
    online ? Promise.resolve(new Response(url)) : Promise.reject(new TypeError('offline'));
  new Function('self', 'caches', 'fetch', source)(self, new Caches(), fetched);
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

test('the program never pushes puzzles out, however much of it is fetched', async () => {
  const ask = worker();
  const files = Array.from({ length: 301 }, (_, number) => `assets/file${number}.js`);
  for (const path of ['api/puzzles/dog/1', ...files]) await ask(path, true);
  expect(await ask('api/puzzles/dog/1', false)).toBeDefined();
  expect(await ask(files[300]!, false)).toBeDefined();
  await expect(ask(files[0]!, false)).rejects.toThrow();
});
