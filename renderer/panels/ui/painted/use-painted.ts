import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The size of a canvas in device pixels, and how many of them are a CSS pixel. */
export interface CanvasSize {
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

/**
 * Returns a ref for a canvas that is painted at exactly the size shown: again when that changes, and when `key` does.
 */
export function usePainted(
  paint: (canvas: HTMLCanvasElement, size: CanvasSize) => void,
  key: string,
): RefObject<HTMLCanvasElement | null> {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const size = entry && sizeOf(canvas, entry);
      if (!size) return;
      Object.assign(canvas, { width: size.width, height: size.height });
      paint(canvas, size);
    });
    observer.observe(canvas, { box: 'device-pixel-content-box' });
    return () => observer.disconnect();
  }, [key]);
  return ref;
}

/** Returns the size of a canvas; undefined while it is not shown. */
function sizeOf(canvas: HTMLCanvasElement, entry: ResizeObserverEntry): CanvasSize | undefined {
  const [size] = entry.contentBoxSize;
  const [dots] = entry.devicePixelContentBoxSize;
  if (!size || !dots || dots.inlineSize === 0) return undefined;
  // Not every browser has `currentCSSZoom`.
  const density = window.devicePixelRatio * ((canvas.currentCSSZoom as number | undefined) ?? 1);
  return {
    width: dotsOf(size.inlineSize * density, dots.inlineSize),
    height: dotsOf(size.blockSize * density, dots.blockSize),
    density,
  };
}

/**
 * Returns a side in device pixels: as the browser reports it, or as computed where an emulated density makes the two
 * differ.
 */
function dotsOf(side: number, measured: number): number {
  const reckoned = Math.round(side);
  return Math.abs(measured - reckoned) <= 1 ? measured : reckoned;
}
