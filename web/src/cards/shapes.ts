/** Cards as they are held, laid open, and in the air. */

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

/** A card in the air; `code` null shows its back. */
export interface Flight {
  id: number;
  code: string | null;
  from: DOMRect;
  to: DOMRect;
  /** How much of the way is done, 0 to 1. */
  part: number;
}
