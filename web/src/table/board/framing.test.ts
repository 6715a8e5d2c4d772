import { expect, test } from 'vitest';
import { frameOf, showsWell } from './framing';

const field = (x: number, y: number) => ({ x, y, width: 0.04 });

test('fields that lie together are seen closely, with those around them', () => {
  const frame = frameOf([field(0.2, 0.8), field(0.4, 0.7)], 220);
  expect(frame?.at[0]).toBeCloseTo(0.3);
  expect(frame?.at[1]).toBeCloseTo(0.75);
  expect(frame?.scale).toBeCloseTo(1 / 0.44);
});

test('no field becomes larger than a finger, nor the board than three times itself', () => {
  expect(frameOf([field(0.5, 0.5)], 220)?.scale).toBe(3);
  expect(frameOf([field(0.5, 0.5)], 440)?.scale).toBeCloseTo(44 / 17.6);
});

test('the whole board is seen where that would hardly be larger, and where nothing is looked at', () => {
  expect(frameOf([field(0.1, 0.5), field(0.9, 0.5)], 220)).toBeNull();
  expect(frameOf([], 220)).toBeNull();
});

test('with fewer fields around them more of them are seen closely', () => {
  const spread = [field(0.2, 0.5), field(0.85, 0.5)];
  expect(frameOf(spread, 220)).toBeNull();
  expect(frameOf(spread, 220, 1, 1)?.scale).toBeCloseTo(1 / 0.73);
});

test('a board that shows well already what is looked at need not move', () => {
  const frame = { at: [0.5, 0.5] as [number, number], scale: 2 };
  const lying = { scale: 2, left: -0.5, top: -0.5, tallness: () => 1 };
  expect(showsWell(lying, [field(0.4, 0.6)], frame)).toBe(true);
  expect(showsWell(lying, [field(0.26, 0.6)], frame), 'it is cut off').toBe(false);
  expect(showsWell({ ...lying, scale: 1, left: 0, top: 0 }, [field(0.4, 0.6)], frame)).toBe(false);
});

test('a glass that is taller shows more of a board below each other', () => {
  const below = [field(0.5, 0.2), field(0.5, 0.8)];
  expect(frameOf(below, 220, 1)).toBeNull();
  expect(frameOf(below, 220, 1.5)?.scale).toBeCloseTo(1.5 / 0.84);
  const lying = { scale: 2, left: -0.5, top: -0.2, tallness: () => 1.5 };
  const frame = { at: [0.5, 0.5] as [number, number], scale: 2 };
  expect(showsWell(lying, [field(0.5, 0.8)], frame)).toBe(true);
  expect(showsWell({ ...lying, tallness: () => 1 }, [field(0.5, 0.8)], frame)).toBe(false);
});
