import { afterEach, expect, test, vi } from 'vitest';
import { preferredLanguage, settings } from './settings.svelte';
import { fetchTexts, has, listed, t, textOr } from './texts.svelte';

afterEach(() => {
  settings.language = 'en';
  vi.restoreAllMocks();
});

test('texts follow the language', () => {
  settings.language = 'de';
  expect(t('your-turn')).toBe('Du bist dran');
  settings.language = 'en';
  expect(t('your-turn')).toBe('Your turn');
});

test('games’ texts are there, with attributes', () => {
  settings.language = 'de';
  expect(t('dog-card-Q')).toBe('Dame');
  expect(has('dog-card-Q.one')).toBe(true);
});

test('another language is spoken as soon as its texts are there', async () => {
  settings.language = 'de';
  await fetchTexts('dog');
  expect(t('dog-name')).toBe('Dog');
  expect(t('streifzug-tagline')).not.toMatch(/⟦/);
});

test('a missing text is seen and does no harm', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(t('no-such-text')).toBe('⟦no-such-text⟧');
  expect(textOr('no-such-text', 'else')).toBe('else');
  expect(warned).toHaveBeenCalled();
});

test('lists are worded', () => {
  settings.language = 'en';
  expect(listed(['Ann', 'Bob'])).toBe('Ann and Bob');
});

test('the browser’s first known language is taken', () => {
  expect(preferredLanguage(['fr-FR', 'de-CH', 'en'])).toBe('de');
  expect(preferredLanguage(['fr'])).toBe('en');
});
