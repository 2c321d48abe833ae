import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { grainOf } from '../../../../../renderer/board/art/ground/grain.ts';

/** The pictures that were put, by their bytes. */
const put: { readonly side: number; readonly data: Uint8ClampedArray }[] = [];

const DRAWS: Readonly<Record<string, unknown>> = {
  createImageData: (side: number) => ({ side, data: new Uint8ClampedArray(4 * side * side) }),
  putImageData: (image: (typeof put)[number]) => void put.push(image),
};
const pen = new Proxy({}, { get: (_, name) => DRAWS[String(name)] ?? (() => undefined), set: () => true });

beforeAll(() => vi.stubGlobal('document', { createElement: () => ({ getContext: () => pen, width: 0, height: 0 }) }));
afterAll(() => vi.unstubAllGlobals());

/** Returns the mean difference between neighbours: across the seam of two tiles, and within the tile. */
function steps(table: 'wood' | 'leather'): { readonly seam: number; readonly within: number } {
  put.length = 0;
  grainOf(table, 1);
  const [image] = put;
  const { side, data } = image!;
  const alpha = (x: number, y: number): number => data[4 * (y * side + (x % side)) + 3]!;
  const meanFrom = (x: number): number =>
    Array.from({ length: side }, (_, y) => Math.abs(alpha(x + 1, y) - alpha(x, y))).reduce((a, b) => a + b) / side;
  const inner = Array.from({ length: side - 1 }, (_, x) => meanFrom(x));
  return { seam: meanFrom(side - 1), within: Math.max(...inner) };
}

describe('the table’s grain', () => {
  test.each(['wood', 'leather'] as const)('continues %s across tiles', (table) => {
    const { seam, within } = steps(table);
    expect(within).toBeGreaterThan(0);
    expect(seam).toBeLessThanOrEqual(within);
  });

  test('shows wood with at most a third of the table’s colour covered', () => {
    put.length = 0;
    grainOf('linen', 1);
    grainOf('wood', 1);
    const darkest = put[0]!.data.reduce((most, value, at) => (at % 4 === 3 ? Math.max(most, value) : most), 0);
    expect(darkest).toBeGreaterThan(25);
    expect(darkest).toBeLessThan(85);
  });
});
