import { afterEach, expect, test, vi } from 'vitest';
import { api } from './api';

afterEach(() => vi.unstubAllGlobals());

test('a puzzle is fetched once, and again where it could not be', async () => {
  const fetched = vi.fn().mockRejectedValueOnce(new TypeError('offline'));
  vi.stubGlobal('fetch', fetched);
  await expect(api.puzzle('dog', 1)).rejects.toThrow();
  fetched.mockResolvedValue(new Response('{"number": 1}'));
  expect(await api.puzzle('dog', 1)).toEqual({ number: 1 });
  fetched.mockRejectedValue(new TypeError('offline'));
  expect(await api.puzzle('dog', 1)).toEqual({ number: 1 });
  expect(fetched).toHaveBeenCalledTimes(2);
});
