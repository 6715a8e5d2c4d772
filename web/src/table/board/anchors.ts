/** Where things lie on the page, by name, so that a card can fly from one to another. */

import type { Attachment } from 'svelte/attachments';

const places = new Map<string, Element>();

/** Gives the element a name: `{@attach anchor('pile')}`. */
export function anchor(name: string): Attachment {
  return (element) => {
    places.set(name, element);
    return () => {
      if (places.get(name) === element) places.delete(name);
    };
  };
}

/** The rectangle of the first of these names that is on the page. */
export function rectangleOf(...names: string[]): DOMRect | null {
  for (const name of names) {
    const rectangle = places.get(name)?.getBoundingClientRect();
    if (rectangle && rectangle.width > 0) return rectangle;
  }
  return null;
}
