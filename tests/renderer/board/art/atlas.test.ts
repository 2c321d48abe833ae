import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Keep, makeAtlas } from '../../../../renderer/board/art/atlas.ts';
import { FETCHED_ART } from '../../../../renderer/board/art/fetched/fetched-art.ts';
import { lineColours, groundOf } from '../../../../renderer/board/art/ground/ground.ts';
import type { Box } from '../../../../renderer/board/model/box.ts';

/** Returns a stub for a canvas: every property and call of it returns another such stub. */
const anything = (): unknown =>
  new Proxy(() => {}, {
    get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : anything()),
    apply: () => anything(),
    set: () => true,
  });

beforeAll(() => {
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => anything(), width: 0, height: 0 }) });
  vi.stubGlobal('Path2D', function Path2D() {});
});
afterAll(() => vi.unstubAllGlobals());

test('paints a picture once, on demand or when idle, in its own place', () => {
  const look = {
    cardSet: 'minimal',
    back: 'lattice',
    table: 'baize',
    dark: false,
    pictures: { art: FETCHED_ART },
  } as never;
  const atlas = makeAtlas({ cardWidth: 80, density: 1, look, inks: lineColours(groundOf(look)), marks: [] });
  const taken: Box[] = [];
  const keep: Keep = (_, place) => taken.push(place);
  const [first, ...others] = atlas.cells.keys();
  atlas.paint([others.at(-1)!], keep);
  expect(atlas.paintMore(keep)).toBe(true);
  expect(taken).toContain(atlas.cells.get(first!));
  while (atlas.paintMore(keep));
  atlas.paint(atlas.cells.keys(), keep);
  expect(taken).toHaveLength(atlas.cells.size);
  expect(new Set(taken)).toEqual(new Set(atlas.cells.values()));
});

test('places every picture within the texture without overlap', () => {
  const look = {
    cardSet: 'minimal',
    back: 'lattice',
    table: 'baize',
    dark: false,
    pictures: { art: FETCHED_ART },
  } as never;
  for (const [cardWidth, density] of [
    [50, 1],
    [80, 3],
    [600, 2],
  ] as const) {
    const { cells, width, height } = makeAtlas({
      cardWidth,
      density,
      look,
      inks: lineColours(groundOf(look)),
      marks: [],
    });
    const boxes = [...cells.values()];
    for (const [i, a] of boxes.entries()) {
      expect(a.x + a.width <= width && a.y + a.height <= height).toBe(true);
      const apart = (b: Box): boolean =>
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect(boxes.slice(i + 1).every(apart)).toBe(true);
    }
  }
});
