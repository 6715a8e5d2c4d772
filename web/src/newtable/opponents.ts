/** Which bots a family is offered as opponents. */

/** How strong a bot can be, from the gentlest on; the usual opponent is named below. */
export const LEVELS: readonly string[] = ['child', 'casual', 'club', 'master'];
const USUAL = 'casual';

/** The levels that a game has, the gentlest first; as long as it has none, whoever plays it. */
export function opponents(bots: string[]): string[] {
  const levels = LEVELS.filter((level) => bots.includes(level));
  return levels.length > 0 ? levels : bots;
}

/** Who comes to the seats that nobody has chosen anybody for. */
export function usualOpponent(bots: string[]): string | null {
  const offered = opponents(bots);
  if (offered.includes(USUAL)) return USUAL;
  return offered.find((bot) => bot !== 'random') ?? offered[0] ?? null;
}
