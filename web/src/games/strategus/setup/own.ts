/** Set-ups that this browser keeps: those that have a name, and those still in the making. */

import { recall, remember } from '../../../memory';

export interface Saved {
  name: string;
  setup: string;
}

const SAVED = 'strategus.setups';
const DRAFTS = 'strategus.drafts';
/** Tables of which the work in progress is kept; the oldest makes room. */
const MANY = 12;

const isSaved = (one: unknown): one is Saved =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as Saved).name === 'string' &&
  typeof (one as Saved).setup === 'string';

/** The set-ups with a name, in the order of their names. */
export function savedSetups(): Saved[] {
  const kept = recall<unknown>(SAVED, []);
  return Array.isArray(kept) ? kept.filter(isSaved) : [];
}

/** Keeps a set-up under its name, instead of one of that name; false if nothing can be kept. */
export function save({ name, setup }: Saved): boolean {
  const others = savedSetups().filter((one) => one.name !== name);
  const all = [...others, { name, setup }].sort((a, b) => a.name.localeCompare(b.name));
  remember(SAVED, all);
  return savedSetups().some((one) => one.name === name && one.setup === setup);
}

export function forget(name: string): void {
  remember(
    SAVED,
    savedSetups().filter((one) => one.name !== name),
  );
}

function drafts(): [string, string][] {
  const kept = recall<unknown>(DRAFTS, []);
  return Array.isArray(kept) ? kept.filter((one) => Array.isArray(one) && one.length === 2) : [];
}

/** The work in progress at a seat of a table; empty if there is none. */
export function draftOf(seat: string): string {
  return drafts().find(([one]) => one === seat)?.[1] ?? '';
}

/** Keeps the work in progress; an empty text forgets it. */
export function keepDraft(seat: string, setup: string): void {
  const others = drafts().filter(([one]) => one !== seat);
  const all: [string, string][] = setup === '' ? others : [...others, [seat, setup]];
  remember(DRAFTS, all.slice(-MANY));
}
