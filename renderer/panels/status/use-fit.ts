import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

interface Fit {
  /** How many steps narrower its style can make it. */
  readonly most: number;
  /**
   * The values that it shows: it is fitted again when one of these changes; without them, with every change of its
   * text.
   */
  readonly parts?: readonly unknown[];
  /** Called with how many of the parts that may leave have left. */
  readonly left?: (count: number) => void;
}

/**
 * Keeps a bar within its width in every language: `data-fit` is 0 when everything has room, and rises, up to `most`,
 * for the style to make things narrower. If it still does not fit, parts with `data-leaves` leave, the lowest number
 * first. The bar is also fitted again when its width changes.
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
    // A part of the bar, such as its clock, may render on its own; only a MutationObserver reports that.
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

/** Fits the bar once; returns how many parts have left. */
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
