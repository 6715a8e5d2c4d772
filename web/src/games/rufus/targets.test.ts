import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { begin, board } from './example';
import type { RufusTable } from './play.svelte';
import { Scene } from './scene.svelte';
import Targets from './Targets.svelte';

/** How far the mark of a way to field 39 reaches, where these stones stand; and what it costs. */
function mark(...stones: number[][]): { radius: number; cost: string } {
  const scene = new Scene(board, 0);
  scene.show({ ...begin, stones });
  const targets = new Map([['39', { text: 'stone 32>39', to: '39', points: 7 }]]);
  const play = { scene, geometry: board, chosen: 'stone 32', aim: null, targets };
  const target = document.createElement('div');
  const shown = mount(Targets, {
    target,
    props: { play: play as unknown as RufusTable, size: 26 },
  });
  flushSync();
  const radii = [...target.querySelectorAll('circle')].map((one) => one.getAttribute('r'));
  const cost = target.textContent.trim();
  void unmount(shown);
  return { radius: Math.max(...radii.map(Number)), cost };
}

test('where stones stand already, the way there lights up round them all', () => {
  const [free, one, two] = [mark([32, 28]), mark([32], [39]), mark([32], [39, 39])];
  expect(free.radius).toBeLessThan(26);
  expect(one.radius).toBeGreaterThan(26);
  expect(two.radius).toBeGreaterThan(one.radius);
  expect([free.cost, one.cost, two.cost]).toEqual(['7', '7', '7']);
});
