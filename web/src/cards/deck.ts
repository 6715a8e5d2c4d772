/** What the cards of a game look like. */

import type { Component } from 'svelte';

/** What a card can do beyond going forward, as a small mark below its corner. */
export type Mark = 'out' | 'back' | 'back_only' | 'ahead' | 'split' | 'swap' | 'strike';

/** The picture of a card that has no pips. */
export type Figure = 'ace' | 'swap' | 'jack' | 'queen' | 'king' | 'fool' | 'swords';

/** A card of the reader's hand. */
export interface Held {
  id: number;
  code: string;
}

/** A card that lies open, turned a little as it fell. */
export interface Laid {
  id: number;
  code: string;
  seat: number | null;
}

export interface Deck {
  /** All kinds of cards, in the order in which a hand is held. */
  codes: string[];
  /** A pip: a shape around 0, 0 that reaches about 45 far. It is on the backs, too. */
  pip: string;
  /** A drawing of its own of 100 by 144, where pips and figures do not say what a card is. */
  Face?: Component<{ code: string }>;
  /** The card in words. */
  name(code: string): string;
  /** What stands in its corners; empty for a star. */
  corner(code: string): string;
  mark(code: string): Mark | null;
  figure(code: string): Figure | null;
  /** A line below the figure, if any: the steps that it goes, or its name. */
  line(code: string): string | null;
}
