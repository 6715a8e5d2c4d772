/** A game that only says what happens, for tests. */

import type { Told } from '../messages';
import type { GameClient } from './game';

/** Its events are their own sentences; `befalls`: those that befall the reader. */
export function plainGame(scene: object, befalls: string | null = null): GameClient {
  const game = {
    chronicle: {
      begins: () => 'turn',
      actor: () => null,
      join: () => null,
      counts: () => true,
      befalls: ({ event }: Told) => event === befalls,
    },
    sentence: ({ event }: Told) => String(event),
    open: () => ({
      ...scene,
      show: () => {},
      tell: () => Promise.resolve(),
      settle: () => Promise.resolve(),
      reset: () => {},
    }),
  };
  return game as unknown as GameClient;
}
