/** What a person has chosen for this browser. */

import { recall, remember } from './memory';
import { isOwnSign, type OwnSign } from './parts/signs';

export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const speeds = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof speeds)[number];
/** Whether a game explains itself while one plays: to who is new to it, always, never. */
export const explaining = ['new', 'always', 'off'] as const;
export type Explaining = (typeof explaining)[number];
/** How long what happens to the reader is held before it goes on. */
export const holdings = ['hold', 'brief', 'none'] as const;
export type Holding = (typeof holdings)[number];
/** Whether the reader's own dice wait for their hand, or roll by themselves after a moment. */
export const dice = ['tap', 'self'] as const;
export type Dice = (typeof dice)[number];

interface Saved {
  language: Language;
  theme: Theme;
  speed: Speed;
  explain: Explaining;
  holding: Holding;
  dice: Dice;
  lone: boolean;
  big: boolean;
  sound: boolean;
  name: string;
  sign: OwnSign | '';
}

/** The first of the browser's languages that the house speaks. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

function oneOf<T>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.includes(value as T) ? (value as T) : otherwise;
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('auto');
  speed = $state<Speed>('normal');
  explain = $state<Explaining>('new');
  holding = $state<Holding>('hold');
  dice = $state<Dice>('tap');
  /** Whether what alone can be done, and is no card, is done for the reader. */
  lone = $state(false);
  /** Whether cards, fields and type are large, and a screen asks one thing. */
  big = $state(false);
  sound = $state(false);
  name = $state('');
  /** The picture beside the name; empty: none. */
  sign = $state<OwnSign | ''>('');

  constructor() {
    const saved = recall<Partial<Saved>>('settings', {});
    this.language = oneOf(languages, saved.language, preferredLanguage(navigator.languages));
    this.theme = oneOf(themes, saved.theme, 'auto');
    this.speed = oneOf(speeds, saved.speed, 'normal');
    this.explain = oneOf(explaining, saved.explain, 'new');
    this.holding = oneOf(holdings, saved.holding, 'hold');
    this.dice = oneOf(dice, saved.dice, 'tap');
    this.lone = saved.lone === true;
    this.big = saved.big === true;
    this.sound = saved.sound === true;
    this.name = typeof saved.name === 'string' ? saved.name : '';
    this.sign = isOwnSign(saved.sign) ? saved.sign : '';
  }

  /** The language as Intl knows it: English is British here. */
  get locale(): string {
    return this.language === 'en' ? 'en-GB' : this.language;
  }

  /** Puts language and theme on the page and keeps everything; to be run in an effect. */
  apply(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset['theme'] = this.theme;
    document.documentElement.dataset['hands'] = this.big ? 'big' : '';
    const { language, theme, speed, explain, holding, dice, lone, big, sound, name, sign } = this;
    const saved: Saved = {
      language,
      theme,
      speed,
      explain,
      holding,
      dice,
      lone,
      big,
      sound,
      name,
      sign,
    };
    remember('settings', saved);
  }
}

export const settings = new Settings();
