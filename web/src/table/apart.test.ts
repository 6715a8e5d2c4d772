import { expect, test } from 'vitest';
import { partsOf } from './apart';

test('a name is kept whole where no other begins like it', () => {
  expect(partsOf('Annabella', ['Ben', 'Annika'])).toEqual(['Annabella', '']);
});

test('what tells two names apart is never cut', () => {
  expect(partsOf('Annabella', ['Annabelle'])).toEqual(['Annabel', 'la']);
  expect(partsOf('Annabelle', ['Annabella'])).toEqual(['Annabel', 'le']);
  expect(partsOf('Maximilian', ['Maximiliane'])).toEqual(['Maximili', 'an']);
  expect(partsOf('Familie Meier (Rot)', ['Familie Meier (Blau)'])).toEqual([
    'Familie Meier (',
    'Rot)',
  ]);
});
