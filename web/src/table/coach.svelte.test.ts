import { beforeEach, expect, test } from 'vitest';
import type { HintTold } from '../messages';
import { alike, Coach, ranked } from './coach.svelte';

let asked: number[];
let coach: Coach;

beforeEach(() => {
  asked = [];
  coach = new Coach((decision) => asked.push(decision) > 0);
});

const hint = (decision: number, ...actions: string[]): HintTold => ({
  type: 'hint',
  decision,
  actions: actions.map((action) => ({ action, chance: 0.5, because: [] })),
});

test('it thinks until it has answered, and tells the best three', () => {
  coach.ask(4);
  expect([coach.open, coach.thinking]).toEqual([true, true]);
  coach.hear(hint(4, 'a', 'b', 'c', 'd'));
  expect(coach.thinking).toBe(false);
  expect(coach.advice?.map(({ action }) => action)).toEqual(['a', 'b', 'c']);
});

test('chances that a search cannot tell apart count as alike', () => {
  const ways = (...chances: number[]) => chances.map((chance) => ({ chance }));
  expect(alike(ways(0.29, 0.288, 0.286))).toBe(3);
  expect(alike(ways(0.6, 0.59, 0.55))).toBe(2);
  expect([alike(ways(0.6, 0.5)), alike([])]).toEqual([1, 0]);
});

test('what is told stands in the order of its numbers, of equal ones first what was named', () => {
  const ways = { six: 0.553, king: 0.548, ten: 0.56, two: 0.5 };
  const told = Object.entries(ways).map(([action, chance]) => ({ action, chance, because: [] }));
  const names = (favoured: string[]) => ranked(told, favoured).map(({ action }) => action);
  expect(names([])).toEqual(['ten', 'six', 'king', 'two']);
  expect(names(['king', 'two'])).toEqual(['ten', 'king', 'six', 'two']);
});

test('it is not asked twice about the same, but about another decision', () => {
  coach.ask(4);
  coach.open = false;
  coach.ask(4);
  coach.hear(hint(4, 'a'));
  coach.ask(4);
  expect([coach.open, asked]).toEqual([true, [4]]);
  coach.ask(5);
  expect([coach.thinking, asked]).toEqual([true, [4, 5]]);
});

test('who got no answer may ask again', () => {
  coach.ask(4);
  coach.hear(hint(4));
  expect([coach.thinking, coach.advice]).toEqual([false, []]);
  coach.ask(4);
  expect([coach.thinking, asked]).toEqual([true, [4, 4]]);
});

test('what it says about a decision that is made is not heard', () => {
  coach.ask(4);
  coach.forget();
  coach.hear(hint(4, 'a'));
  expect([coach.open, coach.thinking, coach.advice]).toEqual([false, false, null]);
});

test('who was refused, or had no line, may ask again', () => {
  coach.ask(4);
  coach.fail();
  coach.ask(4);
  expect(asked).toEqual([4, 4]);
  const cut = new Coach(() => false);
  cut.ask(4);
  expect([cut.open, cut.thinking]).toEqual([true, false]);
});
