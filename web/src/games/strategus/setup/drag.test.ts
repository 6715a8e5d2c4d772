import { afterEach, beforeEach, expect, test } from 'vitest';
import { draggable } from './drag';
import type { Dragged, SetupDesk } from './desk.svelte';

/** What dragging asks of a desk: a tray with hares and foxes, and what is let go. */
class Paper {
  open = true;
  left = { '8': 4, '9': 8 };
  army = {};
  dragged: Dragged | null = null;
  dropped: (Dragged | null)[] = [];
  isFixed = (): boolean => false;

  drop(): void {
    this.dropped.push(this.dragged);
    this.dragged = null;
  }
}

const HARE = '[data-kind="9"]';
const FOX = '[data-kind="8"]';
let desk: Paper;
let ends: (() => void)[];

/** An element from which cards of the desk may be dragged. */
function tray(): HTMLElement {
  const element = document.createElement('ul');
  element.innerHTML = '<li data-kind="9"></li><li data-kind="8"></li>';
  element.setPointerCapture = () => {};
  document.body.append(element);
  const end = draggable(desk as unknown as SetupDesk)(element);
  if (end) ends.push(end);
  return element;
}

function point(target: Element, type: string, pointerId: number, clientX = 0): void {
  const more = { pointerId, clientX, bubbles: true, pointerType: 'touch' };
  target.dispatchEvent(new PointerEvent(type, more));
}

beforeEach(() => {
  desk = new Paper();
  ends = [];
  document.elementFromPoint = () => null;
});

afterEach(() => {
  for (const end of ends) end();
  document.body.replaceChildren();
});

const within = (element: Element, name: string): Element => element.querySelector(name) ?? element;

test('a finger takes a card along and lets it go', () => {
  const card = within(tray(), HARE);
  point(card, 'pointerdown', 1);
  point(card, 'pointermove', 1, 3);
  expect(desk.dragged).toBeNull();
  point(card, 'pointermove', 1, 30);
  expect(desk.dragged).toMatchObject({ kind: '9', from: null, x: 30 });
  point(card, 'pointerup', 1, 30);
  expect(desk.dropped).toMatchObject([{ kind: '9' }]);
  expect(desk.dragged).toBeNull();
});

test.each(['pointerup', 'pointercancel'])('a second finger’s %s ends no drag', (end) => {
  const element = tray();
  const [hare, fox] = [within(element, HARE), within(element, FOX)];
  point(hare, 'pointerdown', 1);
  point(hare, 'pointermove', 1, 30);
  point(fox, 'pointerdown', 2);
  point(fox, 'pointermove', 2, 60);
  point(fox, end, 2, 60);
  expect(desk.dragged).toMatchObject({ kind: '9', x: 30 });
  expect(desk.dropped).toEqual([]);
  point(hare, 'pointerup', 1, 30);
  expect(desk.dragged).toBeNull();
  expect(desk.dropped).toMatchObject([{ kind: '9' }]);
});

test.each(['pointerup', 'pointercancel'])(
  'of two fingers one drags, whatever the other’s %s',
  (end) => {
    const [hare, fox] = [within(tray(), HARE), within(tray(), FOX)];
    point(hare, 'pointerdown', 1);
    point(fox, 'pointerdown', 2);
    point(hare, 'pointermove', 1, 30);
    point(fox, 'pointermove', 2, 60);
    point(fox, end, 2, 60);
    expect(desk.dragged).toMatchObject({ kind: '9' });
    expect(desk.dropped).toEqual([]);
    point(hare, 'pointerup', 1, 30);
    expect(desk.dropped).toMatchObject([{ kind: '9' }]);
  },
);

test('a cancelled drag places nothing', () => {
  const card = within(tray(), HARE);
  point(card, 'pointerdown', 1);
  point(card, 'pointermove', 1, 30);
  point(card, 'pointercancel', 1);
  expect(desk.dragged).toBeNull();
  expect(desk.dropped).toEqual([]);
});

test('what is dragged is gone with where it came from', () => {
  const card = within(tray(), HARE);
  point(card, 'pointerdown', 1);
  point(card, 'pointermove', 1, 30);
  ends.pop()?.();
  expect(desk.dragged).toBeNull();
});
