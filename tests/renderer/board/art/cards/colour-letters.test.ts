import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isRed, JOKER, makeCard } from '../../../../../engine/rules.ts';
import { CARD_SETS, LANGUAGES } from '../../../../../preload/api.ts';
import { colourLetters } from '../../../../../renderer/app/services/page/colour-letters.ts';
import { paintFace } from '../../../../../renderer/board/art/cards/face-art.ts';
import { colourLettersOf } from '../../../../../renderer/words/letters/colour-letters.ts';

/** The paths stroked, in order. */
const stroked: (string | undefined)[] = [];
/** The centres of the rounded rectangles painted, on a card that is not turned. */
let tiles: { readonly x: number; readonly y: number; readonly size: number }[] = [];

const DRAWS: Readonly<Record<string, unknown>> = {
  stroke: ({ lines }: { lines?: string } = {}) => void stroked.push(lines),
  roundRect: (x: number, y: number, size: number) =>
    void tiles.push({ x: x + size / 2, y: y + size / 2, size: Math.abs(size) }),
};
const pen = new Proxy({} as never, { get: (_, name) => DRAWS[String(name)] ?? (() => ({})), set: () => true });

beforeAll(() => {
  vi.stubGlobal('Path2D', function Path2D(this: { lines?: string }, lines?: string) {
    if (lines !== undefined) this.lines = lines;
  });
  vi.stubGlobal('DOMRectReadOnly', function DOMRectReadOnly() {});
});
afterAll(() => vi.unstubAllGlobals());

const FULL = Array.from({ length: 52 }, (_, at) => makeCard(2 + (at % 9), at % 4));

/** Returns the paths that colour letters add to a face. */
function added(card: number, language: (typeof LANGUAGES)[number], cardSet: (typeof CARD_SETS)[number] | 'set-own') {
  const set = { id: 'set-own' as const, hasBack: false, paintFace: () => true, paintBack: () => false };
  const paint = (colours?: ReturnType<typeof colourLetters>): (string | undefined)[] => {
    stroked.length = 0;
    tiles = [];
    const pictures = { ...(cardSet === 'set-own' && { set }), colours };
    paintFace(pen, card, { cardSet, dark: false, letters: {}, pictures });
    return [...stroked];
  };
  const without = paint();
  return paint(colourLetters(language)).slice(without.length);
}

test.each([...CARD_SETS, 'set-own'] as const)(
  'marks the colour of every card of the set %s with the same letter',
  (cardSet) => {
    const signs = { red: new Set(), black: new Set() };
    for (const card of FULL) {
      const letters = added(card, 'en', cardSet);
      expect(letters.length).toBeGreaterThan(0);
      for (const lines of letters) signs[isRed(card) ? 'red' : 'black'].add(lines);
      for (const { x, y, size } of tiles.slice(cardSet === 'set-own' ? 0 : 1)) {
        expect(Math.min(x, y) - size / 2).toBeGreaterThan(0);
        expect(x + size / 2).toBeLessThan(100);
      }
    }
    expect([signs.red.size, signs.black.size]).toEqual([1, 1]);
    expect(signs.red).not.toEqual(signs.black);
    expect(added(makeCard(JOKER, 2), 'en', cardSet)).toEqual([]);
  },
);

test.each(LANGUAGES)('draws two different letters in %s', (language) => {
  const [[red], [black]] = [added(makeCard(7, 2), language, 'classic'), added(makeCard(7, 3), language, 'classic')];
  expect([red, black]).toEqual([expect.stringMatching(/^M/), expect.stringMatching(/^M/)]);
  expect(red).not.toBe(black);
  const { red: first, black: second } = colourLettersOf(language);
  expect(first).not.toBe(second);
});
