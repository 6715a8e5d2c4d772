/** What a hand of cards asks of the game at its table. */

import type { GameTable } from '../table/game';
import type { Table } from '../table/table.svelte';
import type { Deck, Held } from './deck';

/** Where the keyboard should be next: on a field, or in the hand. */
export type Wish = { zone: 'board'; field: string } | { zone: 'hand' };

export interface HandTable extends GameTable {
  readonly table: Table;
  looked: string | null;
  readonly deck: Deck;
  readonly hand: Held[];
  /** Whether the reader is asked for something. */
  readonly asked: boolean;
  /** The codes of the cards that can be played now. */
  readonly playable: string[];
  /** The card that is looked at. */
  lookedCard: Held | null;
  wish: Wish | null;
  isPicked(card: Held): boolean;
  /** Whether the card has only just come to the hand. */
  isNew?(card: Held): boolean;
  /** A card in words: its name, and whether it can be played. */
  cardName(card: Held): string;
  pickCard(card: Held, byKey: boolean): void;
}
