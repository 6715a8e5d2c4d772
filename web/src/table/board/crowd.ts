/** Whether several targets lie so close that a finger cannot tell which of them it means. */

/** What a finger needs, in pixels; and a big one. */
export const FINGER = 44;
export const BIG_FINGER = 64;

/** Squares narrower than this part of a finger are hit by nobody for certain. */
const TIP = 0.6;

/** How far from a target a finger still means it. */
const REACH = 24;

/** A field that may be chosen, in pixels of the window. */
export interface Target {
  name: string;
  x: number;
  y: number;
  width: number;
}

/** The targets, the nearest first. */
function byDistance(targets: Target[], x: number, y: number): (Target & { away: number })[] {
  return targets
    .map((target) => ({ ...target, away: Math.hypot(target.x - x, target.y - y) }))
    .sort((a, b) => a.away - b.away);
}

/** The targets that a finger there may mean, the nearest first. */
export function meantBy(targets: Target[], x: number, y: number): string[] {
  return byDistance(targets, x, y)
    .filter(({ away }) => away <= REACH)
    .map(({ name }) => name);
}

/**
 * How much larger a board has to be so that a finger there means one of these targets; 1 if it
 * does already. The closer two of them lie, the nearer to one of them it has to be.
 */
export function missing(targets: Target[], x: number, y: number, finger = FINGER): number {
  const [one, other] = byDistance(targets, x, y);
  if (one === undefined || other === undefined || one.away > REACH) return 1;
  const gap = Math.hypot(one.x - other.x, one.y - other.y);
  if (gap > TIP * finger && other.away - one.away > finger - gap) return 1;
  return Math.max(1, finger / Math.min(gap, one.width, other.width));
}

/** What may be chosen on a board: its cells in the class `open`, those of one field as one. */
export function targetsOn(board: Element): Target[] {
  const found = new Map<string, Target>();
  for (const cell of board.querySelectorAll<SVGElement>('[data-cell].open')) {
    const name = cell.dataset['field'] ?? cell.dataset['cell'] ?? '';
    const { x, y, width, height } = (cell.firstElementChild ?? cell).getBoundingClientRect();
    if (!found.has(name)) found.set(name, { name, x: x + width / 2, y: y + height / 2, width });
  }
  return [...found.values()];
}
