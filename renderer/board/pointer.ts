import type { Point } from './face.ts';
import type { Gesture } from './gesture.ts';
import type { Spot } from './hit.ts';

/** What the listener needs to know of the table, and tells it besides gestures. */
export interface Surface {
  spotAt(at: Point): Spot | undefined;
  /** Before a press is looked at: nothing should move under it. */
  touched(): void;
  hover(spot: Spot | undefined): void;
}

/** Tells a gesture what the mouse, pen or finger does on the canvas; gives the function that stops it. */
export function listen(canvas: HTMLCanvasElement, gesture: Gesture, surface: Surface): () => void {
  let pointer: number | undefined;
  const pointOf = (event: PointerEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const ours = (event: PointerEvent): boolean => event.pointerId === pointer;
  const handlers = {
    pointerdown: (event: PointerEvent) => {
      if (pointer !== undefined || (event.button !== 0 && event.button !== 2)) return;
      pointer = event.pointerId;
      canvas.setPointerCapture(pointer);
      const at = pointOf(event);
      surface.touched();
      const button = event.button === 0 ? 'main' : 'other';
      gesture.press({
        at,
        spot: surface.spotAt(at),
        button,
        touch: event.pointerType === 'touch',
        time: event.timeStamp,
      });
    },
    pointermove: (event: PointerEvent) => {
      if (ours(event)) gesture.move(pointOf(event));
      else if (pointer === undefined) surface.hover(surface.spotAt(pointOf(event)));
    },
    pointerup: (event: PointerEvent) => {
      if (!ours(event)) return;
      pointer = undefined;
      gesture.release(pointOf(event));
      surface.hover(surface.spotAt(pointOf(event)));
    },
    pointercancel: (event: PointerEvent) => {
      if (!ours(event)) return;
      pointer = undefined;
      gesture.cancel();
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
  return () => {
    for (const [name, handler] of entries) canvas.removeEventListener(name, handler);
    canvas.removeEventListener('contextmenu', noMenu);
    window.removeEventListener('keydown', escape);
  };
}
