/** An army as text: `setup TTATTT9999 …`, a group for each row, the own back row first. */

import { kinds } from '../kinds';
import { hasGaps, leftOf, type Army, type Ground } from './arrangement';

const COMMAND = 'setup';
/** A square on which nothing stands. */
export const NOTHING = '-';
/** The same in what browsers kept for themselves in former times. */
const ONCE_NOTHING = '.';

/** Why a text is no set-up. Groups and places are counted from 1. */
export type Fault =
  | { fault: 'empty' }
  | { fault: 'code'; code: string; group: number; place: number }
  | { fault: 'length'; count: number; wanted: number }
  | { fault: 'group'; group: number; count: number; wanted: number }
  | { fault: 'counts'; wrong: { kind: string; count: number; wanted: number }[] }
  | { fault: 'held' };

/** The whole army as the action that plays it. */
export function write({ squares, width }: Ground, army: Army): string {
  const codes = squares.map((square) => army[square] ?? NOTHING);
  const groups = codes.flatMap((_, index) =>
    index % width === 0 ? [codes.slice(index, index + width).join('')] : [],
  );
  return [COMMAND, ...groups].join(' ');
}

/** The groups of codes in a text; the word before them may be missing. */
function groupsIn(text: string): string[] {
  const words = text.trim().split(/\s+/);
  if (words[0]?.toLowerCase() === COMMAND) words.shift();
  return words.map((word) => word.toUpperCase()).filter((word) => word !== '');
}

/** The codes of a set-up's text, row by row. */
export function codesIn(text: string): string[][] {
  return groupsIn(text).map((codes) => codes.split(''));
}

const armyOf = ({ squares }: Ground, codes: string[]): Army =>
  Object.fromEntries(
    squares.flatMap((square, index) => {
      const code = codes[index];
      return code === undefined || code === NOTHING || code === ONCE_NOTHING
        ? []
        : [[square, code]];
    }),
  );

/** Reads a whole army, however it is spaced; or says what is wrong with it. */
export function read(ground: Ground, text: string): Army | Fault {
  const groups = groupsIn(text);
  const codes = groups.join('').split('');
  return (
    unknownCode(ground, groups) ??
    wrongLength(ground, groups, codes.length) ??
    wrongCounts(ground, armyOf(ground, codes)) ??
    againstHeld(ground, armyOf(ground, codes)) ??
    armyOf(ground, codes)
  );
}

export const isFault = (read: Army | Fault): read is Fault => 'fault' in read;

/** What a text may say of a square: a kind of the army, or nothing where it leaves some empty. */
export function codesFor(ground: Ground): string[] {
  const codes = kinds.filter((kind) => Object.hasOwn(ground.counts, kind));
  return hasGaps(ground) ? [...codes, NOTHING] : codes;
}

function unknownCode(ground: Ground, groups: string[]): Fault | null {
  const known = codesFor(ground);
  for (const [group, codes] of groups.entries()) {
    const place = codes.split('').findIndex((code) => !known.includes(code));
    const code = codes[place];
    if (code !== undefined) return { fault: 'code', code, group: group + 1, place: place + 1 };
  }
  return null;
}

function wrongLength({ squares, width }: Ground, groups: string[], count: number): Fault | null {
  const wanted = squares.length;
  if (count === 0) return { fault: 'empty' };
  if (count === wanted) return null;
  const group = groups.findIndex((codes) => codes.length !== width);
  const odd = groups.filter((codes) => codes.length !== width);
  if (groups.length !== wanted / width || odd.length !== 1) {
    return { fault: 'length', count, wanted };
  }
  return { fault: 'group', group: group + 1, count: groups[group]?.length ?? 0, wanted: width };
}

function wrongCounts(ground: Ground, army: Army): Fault | null {
  const wrong = Object.entries(leftOf(ground, army)).flatMap(([kind, left]) => {
    const wanted = ground.counts[kind] ?? 0;
    return left === 0 ? [] : [{ kind, count: wanted - left, wanted }];
  });
  return wrong.length > 0 ? { fault: 'counts', wrong } : null;
}

function againstHeld({ held, gaps }: Ground, army: Army): Fault | null {
  const fits =
    Object.entries(held).every(([square, kind]) => army[square] === kind) &&
    gaps.every((square) => army[square] === undefined);
  return fits ? null : { fault: 'held' };
}

/** Reads what this browser has kept, complete or not; nothing in it is wrong enough to tell. */
export function readDraft(ground: Ground, text: string): Army {
  return armyOf(ground, groupsIn(text).join('').split(''));
}
