import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { settings } from '../../settings.svelte';
import type { GameTable } from '../../table/game';
import Beside from './Beside.svelte';
import { deck } from './deck';

test('what is laid out says on request what it is and what it brings', () => {
  settings.language = 'en';
  const scene = {
    melds: [[['R5', 'B5', 'B5']]],
    used: [['RM']],
    worths: [[{ meld_kind: 'set', points: 6 }]],
  };
  const geometry = { seats: [{ seat: 0 }, { seat: 1 }] };
  const play = {
    scene,
    geometry,
    deck,
    seat: 1,
    picked: [],
    cardMoves: [],
    table: { people: null },
  };
  const shown = mount(Beside, {
    target: document.body,
    props: { game: play as unknown as GameTable },
  });
  flushSync();
  const words = [...document.querySelectorAll('small button')].map((one) => one.textContent);
  const [help] = [...document.querySelectorAll('[role=tooltip]')].map((one) => one.textContent);
  void unmount(shown);
  expect(words).toEqual(['Set']);
  expect(help).toMatch(/^6 points: Three or four cards with the same number/);
});
