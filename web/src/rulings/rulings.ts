/** What was ruled where a rulebook is silent, and what can be chosen, in words. */

import { offered } from '../newtable/options';
import type { GameInfo, Option } from '../messages';
import { type Ruled, ruledAt, saidAt } from './holds';
import { listed, t, textOr, type Values } from '../texts.svelte';

/** What people may agree on where the rulebook does not decide; its modes are none of that. */
export function undecided(options: Option[]): Option[] {
  return options.filter(({ mode }) => !mode);
}

/** What is no option: a text, and the paragraph it belongs to if there is one. */
export interface Ruling {
  id: string;
  paragraph: string | null;
  text: string;
}

/** An option for people to agree on. */
export interface Agreed {
  name: string;
  title: string;
  help: string;
  /** Without what it means nothing, if there is something. */
  only: string | null;
  /** What holds if nobody chooses, and whose choice that is. */
  usual: string;
  /** What else there is. */
  others: string;
}

/**
 * The rulings of a game that nobody can choose; of a table those that hold there, else with what is
 * `usual`.
 */
export function rulingsOf(game: string, table: Ruled | null = null, usual: Values = {}): Ruling[] {
  return t(`${game}-rulings`)
    .split(' ')
    .filter((id) => table === null || ruledAt(table, id))
    .map((id) => ({
      id,
      paragraph: /^[A-Z]+\d*$/.test(id) ? `§${id}` : null,
      text:
        table === null ? t(`${game}-ruling-${id}`, usual) : saidAt(table, `${game}-ruling-${id}`),
    }));
}

/** What holds if nobody chooses. */
export function usualOf({ options }: GameInfo): Values {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

/** What people can agree on; at a table what means something there. */
export function optionsOf(info: GameInfo, table: Ruled | null = null): Option[] {
  return undecided(table === null ? info.options : offered(info, table.seats, table.options));
}

export function agreedOf(game: string, option: Option): Agreed {
  const { name, values, order_of, low, high, step } = option;
  const id = `${game}-option-${name}`;
  const inWords = (value: string | number): string => textOr(`${id}-${value}`, String(value));
  const others = values?.filter((value) => value !== option.default).map(inWords);
  const range = (): string => t('rulings-range', { low: low ?? 0, high: high ?? 0, step });
  return {
    name,
    title: textOr(id, name),
    help: textOr(`${id}.help`, ''),
    only: onlyWith(game, option),
    usual: order_of === null ? usually(option, inWords(option.default)) : '',
    others: t('rulings-others', { values: others?.join('; ') ?? order_of?.join(' ') ?? range() }),
  };
}

/** What has to be chosen for an option to mean something. */
function onlyWith(game: string, { needs, matters }: Option): string | null {
  const [needed, value] = needs;
  const other = needed === undefined || value === undefined ? {} : { [needed]: [value] };
  const conditions = Object.entries({ ...other, ...matters }).map(([name, values]) => {
    const id = `${game}-option-${name}`;
    const named = values.map((one) => textOr(`${id}-${one}`, one));
    return t('rulings-condition', {
      option: textOr(id, name),
      value: listed(named, 'disjunction'),
    });
  });
  if (conditions.length === 0) return null;
  return t('rulings-only', { conditions: listed(conditions) });
}

/** What the rulebook says, or how we read it where it leaves the option open. */
export function usually({ ours }: Option, value: string): string {
  return t(ours ? 'rulings-ours' : 'rulings-rulebook', { value });
}
