import type { Point } from '../types.ts';
import type { Gesture, Press } from './gesture.ts';
import type { Spot } from '../geometry/hit.ts';

/** What the listener needs to know of the table, and tells it besides gestures. */
export interface Surface {
  spotAt(at: Point): Spot | undefined;
  /** Before a press is looked at: nothing should move under it. */
  touched(): void;
  hover(spot: Spot | undefined): void;
  /** Cards are being dragged. */
  grabbed(): void;
}

const BUTTONS: readonly (Press['button'] | undefined)[] = ['main', 'middle', 'other'];
/** How long a finger stays on a card to see the whole of it, in milliseconds. */
const LONG = 420;

/** Tells a gesture what the mouse, pen or finger does on the canvas; gives the function that stops it. */
export function listen(canvas: HTMLCanvasElement, gesture: Gesture, surface: Surface): () => void {
  let pointer: number | undefined;
  let long: ReturnType<typeof setTimeout> | undefined;
  const pointOf = (event: PointerEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const ours = (event: PointerEvent): boolean => event.pointerId === pointer;
  const hold = ({ pointerId, pointerType }: PointerEvent): void => {
    pointer = pointerId;
    canvas.setPointerCapture(pointerId);
    if (pointerType === 'touch') long = setTimeout(() => gesture.long(), LONG);
  };
  const letGo = (): void => {
    pointer = undefined;
    clearTimeout(long);
  };
  /** The hand is gone in mid-air, or the window is another's: what it carried goes back. */
  const lost = (): void => {
    if (pointer === undefined) return;
    letGo();
    gesture.cancel();
  };
  const follow = (at: Point): void => {
    const before = gesture.state;
    gesture.move(at);
    if (gesture.state === 'dragging' && before !== 'dragging') surface.grabbed();
  };
  const press = (event: PointerEvent, button: Press['button']): void => {
    const at = pointOf(event);
    surface.touched();
    if (button === 'middle') event.preventDefault();
    else hold(event);
    const { pointerType, timeStamp: time } = event;
    gesture.press({ at, spot: surface.spotAt(at), button, touch: pointerType === 'touch', time });
  };
  const handlers = {
    pointerdown: (event: PointerEvent) => {
      const button = BUTTONS[event.button];
      // A second finger means no move: what the first one carries goes back.
      if (pointer !== undefined && event.pointerType === 'touch') lost();
      else if (pointer === undefined && button) press(event, button);
    },
    pointermove: (event: PointerEvent) => {
      if (ours(event)) follow(pointOf(event));
      else if (pointer === undefined) surface.hover(surface.spotAt(pointOf(event)));
    },
    pointerup: (event: PointerEvent) => {
      if (!ours(event)) return;
      letGo();
      gesture.release(pointOf(event));
      surface.hover(surface.spotAt(pointOf(event)));
    },
    pointercancel: (event: PointerEvent) => {
      if (ours(event)) lost();
    },
    lostpointercapture: (event: PointerEvent) => {
      if (!ours(event)) return;
      // Chromium may let go of it while a button is down, when the page changes its layout: the hand still holds its cards.
      if (event.buttons > 0) canvas.setPointerCapture(event.pointerId);
      else lost();
    },
    pointerleave: () => {
      if (pointer === undefined) surface.hover(undefined);
    },
  };
  const noMenu = (event: Event): void => event.preventDefault();
  const escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !gesture.quiet) gesture.cancel();
  };
  const entries = Object.entries(handlers) as [keyof typeof handlers, (event: PointerEvent) => void][];
  for (const [name, handler] of entries) canvas.addEventListener(name, handler);
  canvas.addEventListener('contextmenu', noMenu);
  window.addEventListener('keydown', escape);
  window.addEventListener('blur', lost);
  return () => {
    for (const [name, handler] of entries) canvas.removeEventListener(name, handler);
    canvas.removeEventListener('contextmenu', noMenu);
    window.removeEventListener('keydown', escape);
    window.removeEventListener('blur', lost);
    letGo();
  };
}
