import { expect, test } from 'vitest';
import { t } from '../texts.svelte';
import { holds } from '../wire/dog';
import { holds as rufus } from '../wire/rufus';
import { holds as streifzug } from '../wire/streifzug';
import { holdsAt, type Ruled, ruledAt, saidAt, sectionsAt } from './holds';

const dog = (seats: number, options: Ruled['options']): Ruled => ({
  game: 'dog',
  holds,
  seats,
  options: { teams: 'pairs', exchange: 'partner', seven_partner: 'last', ...options },
});
const alone = { teams: 'alone', exchange: 'none' };

test('a section is shown where it holds', () => {
  expect(sectionsAt(dog(3, alone))).not.toContain('partner');
  expect(sectionsAt(dog(3, alone))).not.toContain('exchange');
  expect(sectionsAt(dog(3, { ...alone, exchange: 'next' }))).toContain('exchange');
  expect(sectionsAt(dog(6, { teams: 'trios' }))).toContain('partner');
  expect(sectionsAt(dog(4, {}))).toContain('rest');
  expect(sectionsAt(dog(4, { seven_partner: 'always' }))).not.toContain('rest');
});

test('a ruling holds where it says so, else where its paragraph holds', () => {
  expect(ruledAt(dog(5, alone), 'S2')).toBe(true);
  expect(ruledAt(dog(4, {}), 'S2')).toBe(false);
  expect(ruledAt(dog(4, {}), 'M6')).toBe(true);
  expect(ruledAt(dog(3, alone), 'M7')).toBe(false);
});

test('one of several kinds of tables is enough', () => {
  expect(holdsAt(dog(4, { exchange: 'next' }), '§S4')).toBe(true);
  const table = { game: 'streifzug', holds: streifzug, seats: 2 };
  const parts = { ext_cards: 'off', ext_throws: 'on' };
  expect(holdsAt({ ...table, options: parts }, 'ruling-parts')).toBe(true);
  expect(holdsAt({ ...table, options: { ...parts, ext_cards: 'on' } }, 'ruling-parts')).toBe(
    false,
  );
});

test('a number that was chosen stays one, and several have commas between them', () => {
  const order = '19 1 17 3 15 5 13 7 11 9';
  const options = { fields: 60, prizes: 'custom', prize_order: order };
  const table: Ruled = { game: 'rufus', holds: rufus, seats: 3, options };
  const path = saidAt(table, 'rufus-help-path');
  expect(path).not.toBe(
    saidAt({ ...table, options: { ...options, fields: 48 } }, 'rufus-help-path'),
  );
  expect(path).toContain(t('rufus-option-fields'));
  expect(saidAt(table, 'rufus-help-prizes')).toContain('19, 1, 17, 3, 15, 5, 13, 7, 11, 9');
});
