/** Cards taken with the pointer: from the tray to a square, from square to square, and back. */

import type { Attachment } from 'svelte/attachments';
import type { Dragged, SetupDesk } from './desk.svelte';

/** How far a pointer goes, in pixels, before it drags; less is a click. */
const SLACK = 7;
/** A finger hides what is below it, so the card goes above it by so many pixels. */
const LIFT = 44;

interface Grip {
  pointer: number;
  kind: string;
  from: string | null;
  x: number;
  y: number;
  dragging: boolean;
}

/** Lets cards be dragged from `[data-kind]` and `[data-cell]` within the element. */
export function draggable(desk: SetupDesk): Attachment<Element> {
  return (element) => {
    let grip: Grip | null = null;
    let swallows = false;

    /** A second finger does not disturb the one that drags, here or from elsewhere. */
    function down(event: PointerEvent): void {
      if (desk.dragged !== null && event.pointerId !== grip?.pointer) return;
      swallows = false;
      const card = event.button === 0 && desk.open ? cardAt(desk, event.target) : null;
      const { clientX: x, clientY: y, pointerId: pointer } = event;
      grip = card === null ? null : { ...card, pointer, x, y, dragging: false };
    }

    function move(event: PointerEvent): void {
      if (grip === null || event.pointerId !== grip.pointer) return;
      if (!grip.dragging) {
        if (desk.dragged !== null) return;
        if (Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < SLACK) return;
        element.setPointerCapture(grip.pointer);
        grip.dragging = true;
      } else if (desk.dragged === null) return;
      desk.dragged = { kind: grip.kind, from: grip.from, size: squareSize(), ...placeOf(event) };
    }

    function up(event: PointerEvent): void {
      if (event.pointerId !== grip?.pointer) return;
      if (grip.dragging) {
        swallows = true;
        desk.drop();
      }
      grip = null;
    }

    function cancel(event: PointerEvent): void {
      if (event.pointerId === grip?.pointer) letGo();
    }

    function letGo(): void {
      if (grip?.dragging) desk.dragged = null;
      grip = null;
    }

    /** The click that ends a drag is none. */
    function click(event: Event): void {
      if (swallows) event.stopPropagation();
      swallows = false;
    }

    // A quick pointer has left the element before its first move is told.
    const listeners: [EventTarget, string, (event: never) => void, boolean][] = [
      [element, 'pointerdown', down, false],
      [window, 'pointermove', move, false],
      [window, 'pointerup', up, false],
      [window, 'pointercancel', cancel, false],
      [element, 'click', click, true],
    ];
    for (const [target, name, listener, capture] of listeners) {
      target.addEventListener(name, listener as EventListener, capture);
    }
    return () => {
      letGo();
      for (const [target, name, listener, capture] of listeners) {
        target.removeEventListener(name, listener as EventListener, capture);
      }
    };
  };
}

const named = (target: EventTarget | Element | null, data: string): string | null =>
  target instanceof Element
    ? (target.closest(`[data-${data}]`)?.getAttribute(`data-${data}`) ?? null)
    : null;

/** The card that a pointer has gone down on. */
function cardAt(
  desk: SetupDesk,
  target: EventTarget | null,
): Pick<Dragged, 'kind' | 'from'> | null {
  const tray = named(target, 'kind');
  if (tray !== null) return (desk.left[tray] ?? 0) > 0 ? { kind: tray, from: null } : null;
  const from = named(target, 'cell');
  const kind = from === null ? undefined : desk.army[from];
  if (from === null || kind === undefined || desk.isFixed(from)) return null;
  return { kind, from };
}

/** How wide a square is, in pixels of the window. */
function squareSize(): number {
  return document.querySelector('[data-cell]')?.getBoundingClientRect().width ?? 0;
}

/** Where the card is, and what lies below it. */
function placeOf(event: PointerEvent): Pick<Dragged, 'x' | 'y' | 'over'> {
  const x = event.clientX;
  const y = event.clientY - (event.pointerType === 'touch' ? LIFT : 0);
  const square = named(document.elementFromPoint(x, y), 'cell');
  if (square !== null) return { x, y, over: { square } };
  const finger = document.elementFromPoint(x, event.clientY);
  return { x, y, over: named(finger, 'tray') === null ? null : 'tray' };
}
