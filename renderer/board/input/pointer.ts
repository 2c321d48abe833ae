import type { Point } from '../model/box.ts';
import type { Press } from './press.ts';

/** Receives what the pointer does; points are in CSS pixels from the table's upper left corner. */
export interface PointerListener {
  press(press: Omit<Press, 'hit'>): void;
  move(at: Point): void;
  /** A finger has stayed in place. */
  long(): void;
  /** Follows a `move` to the same point. */
  release(at: Point): void;
  /** The pointer was lost during a drag. */
  cancel(): void;
  escape(): void;
  /** The pointer is over the table with no button down; undefined: it has left. */
  hover(at: Point | undefined): void;
}

const BUTTONS: readonly (Press['button'] | undefined)[] = ['main', 'middle', 'other'];
/** A finger that stays on a card for this many milliseconds shows the whole card. */
const LONG_PRESS_MS = 420;

/** Reports what the mouse, pen or finger does on the table; returns the function that stops it. */
export function listen(host: HTMLElement, listener: PointerListener): () => void {
  const hand = new PointerHand(host, listener);
  const stopping = new AbortController();
  const { signal } = stopping;
  host.addEventListener('pointerdown', (event) => hand.down(event), { signal });
  host.addEventListener('pointermove', (event) => hand.move(event), { signal });
  host.addEventListener('pointerup', (event) => hand.up(event), { signal });
  host.addEventListener('pointercancel', (event) => hand.cancel(event), { signal });
  host.addEventListener('lostpointercapture', (event) => hand.released(event), { signal });
  host.addEventListener('pointerleave', () => hand.leave(), { signal });
  host.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  window.addEventListener('keydown', (event) => event.key === 'Escape' && listener.escape(), { signal });
  window.addEventListener('blur', () => hand.lose(), { signal });
  return () => {
    stopping.abort();
    hand.letGo();
  };
}

/** Follows the one pointer that presses on the table, if any. */
class PointerHand {
  readonly #host: HTMLElement;
  readonly #listener: PointerListener;
  #pointer: number | undefined;
  #long: ReturnType<typeof setTimeout> | undefined;

  constructor(host: HTMLElement, listener: PointerListener) {
    this.#host = host;
    this.#listener = listener;
  }

  down(event: PointerEvent): void {
    const button = BUTTONS[event.button];
    // A second finger means that this is no move, so the cards of the first one go back.
    if (this.#pointer !== undefined && event.pointerType === 'touch') this.lose();
    else if (this.#pointer === undefined && button) this.#press(event, button);
  }

  move(event: PointerEvent): void {
    if (this.#isOurs(event)) this.#listener.move(this.#pointOf(event));
    else if (this.#pointer === undefined) this.#listener.hover(this.#pointOf(event));
  }

  up(event: PointerEvent): void {
    if (!this.#isOurs(event)) return;
    this.letGo();
    const at = this.#pointOf(event);
    // The point of release counts, and the last move event may not have arrived.
    this.#listener.move(at);
    this.#listener.release(at);
    this.#listener.hover(at);
  }

  cancel(event: PointerEvent): void {
    if (this.#isOurs(event)) this.lose();
  }

  /**
   * Captures the pointer again if Chromium released it while a button is down, as it may when the page's layout
   * changes.
   */
  released(event: PointerEvent): void {
    if (!this.#isOurs(event)) return;
    if (event.buttons > 0) this.#host.setPointerCapture(event.pointerId);
    else this.lose();
  }

  leave(): void {
    if (this.#pointer === undefined) this.#listener.hover(undefined);
  }

  /** Reports that the pointer was lost during a drag or that the window lost focus. The carried cards go back. */
  lose(): void {
    if (this.#pointer === undefined) return;
    this.letGo();
    this.#listener.cancel();
  }

  letGo(): void {
    this.#pointer = undefined;
    clearTimeout(this.#long);
  }

  #press(event: PointerEvent, button: Press['button']): void {
    const at = this.#pointOf(event);
    if (button === 'middle') event.preventDefault();
    else this.#hold(event);
    const { pointerType, timeStamp: time } = event;
    this.#listener.press({ at, button, touch: pointerType === 'touch', time });
  }

  #hold({ pointerId, pointerType }: PointerEvent): void {
    this.#pointer = pointerId;
    this.#host.setPointerCapture(pointerId);
    if (pointerType === 'touch') this.#long = setTimeout(() => this.#listener.long(), LONG_PRESS_MS);
  }

  #isOurs({ pointerId }: PointerEvent): boolean {
    return pointerId === this.#pointer;
  }

  #pointOf(event: PointerEvent): Point {
    const { left, top } = this.#host.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }
}
