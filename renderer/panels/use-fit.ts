import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Keeps a bar within its width, whatever the language: `data-fit` is 0 when everything has room, and else as much higher, up to
 * `most`, as its style needs to make things narrower by it. Measured anew when `parts` change or the bar's width does.
 */
export function useFit(ref: RefObject<HTMLElement | null>, most: number, parts: readonly unknown[]): void {
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    const watch = new ResizeObserver(() => fit(bar, most));
    watch.observe(bar);
    return () => watch.disconnect();
  }, [ref, most]);
  useLayoutEffect(() => {
    if (ref.current) fit(ref.current, most);
  }, parts);
}

function fit(bar: HTMLElement, most: number): void {
  for (let level = 0; level <= most; level++) {
    bar.dataset['fit'] = String(level);
    if (![bar, ...bar.children].some(overflows)) return;
  }
}

const overflows = (part: Element): boolean => part.scrollWidth > part.clientWidth;
