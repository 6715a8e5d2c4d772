import { expect, test } from 'vitest';
import { prizeCode, shownIn, trailCode } from './codes';

test('a card that flies says what it shows', () => {
  expect(shownIn(prizeCode(13))).toEqual({ kind: 'prize', value: 13 });
  expect(shownIn(trailCode(4, 9))).toEqual({ kind: 'trail', seat: 4, value: 9 });
  expect(shownIn(trailCode(1, '?'))).toEqual({ kind: 'trail', seat: 1, value: '?' });
});
