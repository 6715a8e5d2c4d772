/** What house rules can be chosen for a table, and what has been. */

import type { GameInfo, Option } from '../messages';

/** A value for each option by its name. */
export type Chosen = Record<string, string | number>;

/** What is chosen of an option, or what is usual if that cannot be. */
export function valueOf(option: Option, chosen: Chosen): string | number {
  const value = chosen[option.name];
  const possible = option.values === null || option.values.includes(String(value));
  return value !== undefined && possible ? value : option.default;
}

/** What an address asks for: seats and house rules. What is not named or cannot be is as usual. */
export function askedFor(
  info: GameInfo,
  query: URLSearchParams,
): { seats: number; chosen: Chosen } {
  const usual = info.seats[0] ?? 2;
  const seats = info.seats.find((count) => String(count) === query.get('seats')) ?? usual;
  const asked: Chosen = {};
  for (const option of info.options) {
    asked[option.name] = readAs(option, query.get(option.name));
  }
  return { seats, chosen: asked };
}

function readAs(option: Option, text: string | null): string | number {
  if (text === null) return option.default;
  if (option.whole_number) return /^\d{1,9}$/.test(text) ? Number(text) : option.default;
  return valueOf(option, { [option.name]: text });
}

/** The options as a table of so many seats has them: what can be chosen, and what is usual. */
function atTable(info: GameInfo, seats: number, chosen: Chosen): Option[] {
  const values: Chosen = {};
  return info.options.map((option) => {
    const fitting = option.cases.find(
      ({ seats: only, given: [other = '', value] }) =>
        (only.length === 0 || only.includes(seats)) && (other === '' || values[other] === value),
    );
    const usual = fitting?.values[0] ?? option.default;
    const ours = option.ours || (fitting?.ours ?? false);
    const there = fitting ? { ...option, values: fitting.values, default: usual, ours } : option;
    values[option.name] = valueOf(there, chosen);
    return there;
  });
}

/** The options that mean something with so many seats, and with what is chosen of others. */
export function offered(info: GameInfo, seats: number, chosen: Chosen = {}): Option[] {
  const options = atTable(info, seats, chosen);
  const holds = ([name, ...values]: string[]): boolean => {
    const other = options.find((option) => option.name === name);
    return other === undefined || (fits(other) && values.includes(String(valueOf(other, chosen))));
  };
  const fits = ({ seats: only, needs, matters }: Option): boolean =>
    (only.length === 0 || only.includes(seats)) &&
    holds(needs) &&
    Object.entries(matters).every(([name, values]) => holds([name, ...values]));
  return options.filter((option) => fits(option) && option.values?.length !== 1);
}

/** Options that belong together. */
export interface Group {
  group: string;
  options: Option[];
}

/** The options by their groups, in the order in which the groups begin. */
export function grouped(options: Option[]): Group[] {
  const groups: Group[] = [];
  for (const option of options) {
    const found = groups.find(({ group }) => group === option.group);
    if (found) found.options.push(option);
    else groups.push({ group: option.group, options: [option] });
  }
  return groups;
}

/** What differs from the rulebook's choice: only that has to be asked for. */
export function differing(info: GameInfo, chosen: Chosen, seats: number): Chosen {
  const others = offered(info, seats, chosen).filter(
    (option) => valueOf(option, chosen) !== option.default,
  );
  return Object.fromEntries(others.map((option) => [option.name, valueOf(option, chosen)]));
}

/** Whether a text names each of these numbers once. */
function isOrder(value: string | number, things: number[]): boolean {
  const named = String(value).trim().split(/\s+/).map(Number);
  const ascending = (numbers: number[]): string => String([...numbers].sort((a, b) => a - b));
  return ascending(named) === ascending(things);
}

/** Whether what was typed in is allowed. */
export function isValid(info: GameInfo, chosen: Chosen, seats: number): boolean {
  return offered(info, seats, chosen).every(
    ({ name, order_of, whole_number, low, high, step }) => {
      const value = chosen[name];
      if (order_of !== null) return isOrder(value ?? '', order_of);
      if (!whole_number || value === undefined) return true;
      const [number, least] = [Number(value), low ?? 0];
      return number >= least && number <= (high ?? number) && (number - least) % step === 0;
    },
  );
}

/** Every option as a preset has it; what it does not name is as in the rulebook. */
export function presetValues(info: GameInfo, name: string): Chosen {
  const usual = info.options.map((option): [string, string | number] => [
    option.name,
    option.default,
  ]);
  return { ...Object.fromEntries(usual), ...info.presets[name] };
}

/** What differs from the rulebook's choice in what is named, or in the `preset` that is. */
export function modeOf(info: GameInfo, { preset, ...named }: Chosen): Chosen {
  const all: Chosen = { ...info.presets[String(preset ?? '')], ...named };
  const usual = new Map(info.options.map((option) => [option.name, option.default]));
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => value !== usual.get(name)),
  );
}

/** The preset that says just what is chosen, as far as it means something; empty if none does. */
export function presetOf(info: GameInfo, seats: number, chosen: Chosen): string {
  const fits = (name: string): boolean => {
    const values = presetValues(info, name);
    return offered(info, seats, chosen).every(
      (option) => String(chosen[option.name]) === String(values[option.name]),
    );
  };
  return Object.keys(info.presets).find(fits) ?? '';
}

/** The presets that so many seats can tell apart. */
export function presetsFor(info: GameInfo, seats: number): string[] {
  return Object.keys(info.presets).filter(
    (name) => presetOf(info, seats, presetValues(info, name)) === name,
  );
}

/** What can be chosen before all else: the presets, or the values of this option. */
export function modesFor(info: GameInfo, seats: number, chosen: Chosen, asked: string): string[] {
  if (asked === 'preset') return presetsFor(info, seats);
  return offered(info, seats, chosen).find(({ name }) => name === asked)?.values ?? [];
}

/** Which of these is chosen, whatever has been of the other options. */
export function modeAt(info: GameInfo, seats: number, chosen: Chosen, asked: string): string {
  const options = offered(info, seats, chosen);
  const has = (name: string, value: string | number): boolean =>
    options.every((option) => option.name !== name || valueOf(option, chosen) === value);
  const fits = (name: string): boolean =>
    Object.entries(info.presets[name] ?? {}).every(([option, value]) => has(option, value));
  if (asked === 'preset') return presetsFor(info, seats).find(fits) ?? '';
  const option = options.find(({ name }) => name === asked);
  return option === undefined ? '' : String(valueOf(option, chosen));
}

/** The same with another mode. */
export function withMode(info: GameInfo, chosen: Chosen, asked: string, value: string): Chosen {
  return { ...chosen, ...(asked === 'preset' ? info.presets[value] : { [asked]: value }) };
}
