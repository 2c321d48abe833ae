import type { Point } from '../types.ts';
import type { Press } from './press.ts';

/** Whoever is told what the pointer does; points are in CSS pixels from the canvas's upper left corner. */
export interface PointerListener {
  press(press: Omit<Press, 'hit'>): void;
  move(at: Point): void;
  /** A finger has stayed where it was put down. */
  long(): void;
  /** The last of the moves before it led to this point. */
  release(at: Point): void;
  /** The pointer was lost in mid-air. */
  cancel(): void;
  escape(): void;
  /** The pointer is over the canvas with no button down; undefined: it has left. */
  hover(at: Point | undefined): void;
}

const BUTTONS: readonly (Press['button'] | undefined)[] = ['main', 'middle', 'other'];
/** How long a finger stays on a card to see the whole of it, in milliseconds. */
const LONG_PRESS_MS = 420;

/** Tells what the mouse, pen or finger does on the canvas; gives the function that stops it. */
export function listen(canvas: HTMLCanvasElement, listener: PointerListener): () => void {
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
    if (pointerType === 'touch') long = setTimeout(() => listener.long(), LONG_PRESS_MS);
  };
  const letGo = (): void => {
    pointer = undefined;
    clearTimeout(long);
  };
  /** The hand is gone in mid-air, or the window is another's: what it carried goes back. */
  const lost = (): void => {
    if (pointer === undefined) return;
    letGo();
    listener.cancel();
  };
  const press = (event: PointerEvent, button: Press['button']): void => {
    const at = pointOf(event);
    if (button === 'middle') event.preventDefault();
    else hold(event);
    const { pointerType, timeStamp: time } = event;
    listener.press({ at, button, touch: pointerType === 'touch', time });
  };
  const handlers = {
    pointerdown: (event: PointerEvent) => {
      const button = BUTTONS[event.button];
      // A second finger means no move: what the first one carries goes back.
      if (pointer !== undefined && event.pointerType === 'touch') lost();
      else if (pointer === undefined && button) press(event, button);
    },
    pointermove: (event: PointerEvent) => {
      if (ours(event)) listener.move(pointOf(event));
      else if (pointer === undefined) listener.hover(pointOf(event));
    },
    pointerup: (event: PointerEvent) => {
      if (!ours(event)) return;
      letGo();
      const at = pointOf(event);
      // Where the hand lets go is what counts: the last of its moves may not have come.
      listener.move(at);
      listener.release(at);
      listener.hover(at);
    },
    pointercancel: (event: PointerEvent) => {
      if (ours(event)) lost();
    },
    lostpointercapture: (event: PointerEvent) => {
      if (!ours(event)) return;
      // Chromium may let go of it while a button is down, when the page changes its layout: the hand still holds its
      // cards.
      if (event.buttons > 0) canvas.setPointerCapture(event.pointerId);
      else lost();
    },
    pointerleave: () => {
      if (pointer === undefined) listener.hover(undefined);
    },
  };
  const noMenu = (event: Event): void => event.preventDefault();
  const escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') listener.escape();
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
