/** Cards as they are held and laid open. */

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
