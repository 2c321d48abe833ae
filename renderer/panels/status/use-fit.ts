import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

interface Fit {
  /** How many times its style makes it narrower. */
  readonly most: number;
  /** What it shows: measured anew when one of these changes, and without them with every change of its words. */
  readonly parts?: readonly unknown[];
  /** Hears how many of the parts that may leave have left. */
  readonly left?: (count: number) => void;
}

/**
 * Keeps a bar within its width, whatever the language: `data-fit` is 0 when everything has room, and else as much
 * higher, up to `most`, as its style needs to make things narrower by it. What then still does not fit leaves: the
 * parts with `data-leaves`, the lowest number first. Measured anew when the bar's width changes, too.
 */
export function useFit(ref: RefObject<HTMLElement | null>, { most, parts, left }: Fit): void {
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    const again = (): void => {
      const count = fit(bar, most);
      left?.(count);
    };
    const sizes = new ResizeObserver(again);
    sizes.observe(bar);
    // A part of the bar may be drawn anew by itself, as its clock is: the bar hears of that from the page alone.
    const words = new MutationObserver(again);
    if (!parts) words.observe(bar, { childList: true, characterData: true, subtree: true });
    return () => {
      sizes.disconnect();
      words.disconnect();
    };
  }, [ref, most]);
  useLayoutEffect(() => {
    if (!ref.current) return;
    const count = fit(ref.current, most);
    left?.(count);
  }, parts);
}

/** Gives how many parts have left. */
function fit(bar: HTMLElement, most: number): number {
  const leaving = [...bar.querySelectorAll<HTMLElement>('[data-leaves]')].toSorted((a, b) => placeOf(a) - placeOf(b));
  for (let level = 0; level <= most + leaving.length; level++) {
    const count = Math.max(0, level - most);
    bar.dataset['fit'] = String(Math.min(level, most));
    bar.dataset['left'] = String(count);
    for (const [at, part] of leaving.entries()) part.hidden = at < count;
    if (![bar, ...bar.children].some(overflows)) return count;
  }
  return leaving.length;
}

const placeOf = (part: HTMLElement): number => Number(part.dataset['leaves']);

const overflows = (part: Element): boolean => part.scrollWidth > part.clientWidth;
