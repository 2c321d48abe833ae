import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Returns a ref for an element, and the element's current width in pixels; 0 before it is on the page. */
export function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const on = ref.current;
    if (!on) return undefined;
    const watch = new ResizeObserver(() => setWidth(on.clientWidth));
    watch.observe(on);
    setWidth(on.clientWidth);
    return () => watch.disconnect();
  }, []);
  return [ref, width];
}
