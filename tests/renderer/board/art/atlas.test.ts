import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeAtlas } from '../../../../renderer/board/art/atlas.ts';
import { inksOn, groundOf } from '../../../../renderer/board/art/ground.ts';

/** A canvas on which nothing is seen: every call of its context is taken, and gives something of which the same holds. */
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

test('a picture that was painted while nobody waited is told of when it is first asked for, and only then', () => {
  const look = { cardSet: 'minimal', back: 'lattice', table: 'baize', dark: false, pictures: {} } as never;
  const atlas = makeAtlas({ cardWidth: 80, density: 1, look, inks: inksOn(groundOf(look)), marks: [] });
  const [first] = atlas.cells.keys();
  expect(atlas.paintMore()).toBe(true);
  expect(atlas.paint([first!])).toBe(true);
  expect(atlas.paint([first!])).toBe(false);
});
