import { describe, expect, test } from 'vitest';
import { parseCard } from '../../../../engine/rules.ts';
import { Animation } from '../../../../renderer/board/motion/animation.ts';
import { celebrate } from '../../../../renderer/board/motion/celebration.ts';
import { RETURN_FROM, type Show } from '../../../../renderer/board/motion/shows/show.ts';
import { SHOWS, type ShowName } from '../../../../renderer/board/motion/shows/shows.ts';
import { AT_REST, makePiece, type Piece } from '../../../../renderer/board/geometry/pieces.ts';

const ARENA = { width: 1280, height: 740, cardWidth: 120, cardHeight: 168 };

const piece = (name: string, x: number, z: number): Piece =>
  Object.assign(makePiece(parseCard(name) ?? 0), { x, y: 20, z });

/** Two foundations of two cards. */
const homes = (): Piece[][] => [
  [piece('AS', 100, 0), piece('2S', 100, 1)],
  [piece('AH', 300, 256), piece('2H', 300, 257)],
];

const NAMES = Object.keys(SHOWS) as ShowName[];

describe.each(NAMES.flatMap((name) => [0.1, 0.9].map((chance) => [name, chance] as const)))(
  'the finale %s, with chance %f',
  (name, chance) => {
    const begin = (speed: number) => {
      const piles = homes();
      const legs = celebrate(SHOWS[name], piles, ARENA, speed, () => chance);
      const animation = new Animation();
      animation.begin(legs);
      return { piles, legs, animation };
    };

    test('begins with the top cards and moves every card', () => {
      const { piles, legs, animation } = begin(1);
      expect(legs.map(({ piece }) => piece)).toEqual([piles[0]![1], piles[1]![1], piles[0]![0], piles[1]![0]]);
      const still = new Set(piles.flat());
      for (let time = 0; animation.running; time += 100) {
        animation.step(time);
        for (const piece of still) if (piece.y !== 20 && piece.x >= -ARENA.width) still.delete(piece);
      }
      expect(still).toEqual(new Set());
    });

    test('leaves every card in place, complete or interrupted', () => {
      const [seen, overtaken] = [begin(1), begin(1)];
      for (let time = 0; seen.animation.running; time += 90) seen.animation.step(time);
      overtaken.animation.step(0);
      overtaken.animation.step(700);
      overtaken.animation.finish();
      const still = homes().map((pile) => pile.map((card) => ({ ...card, ...AT_REST })));
      expect(seen.piles).toEqual(still);
      expect(overtaken.piles).toEqual(still);
    });

    test('shows a card that has left the table', () => {
      const gone = Object.assign(piece('AS', 100, 0), { y: 2 * ARENA.height });
      const animation = new Animation();
      animation.begin(celebrate(SHOWS[name], [[gone]], ARENA, 1, () => chance));
      let shown = false;
      for (let time = 0; animation.running; time += 50) {
        animation.step(time);
        shown ||= gone.y > 0 && gone.y < ARENA.height - ARENA.cardHeight && gone.x > 0 && gone.x < ARENA.width;
      }
      expect(shown).toBe(true);
    });

    test('covers no card of a pile by a lower one on the way back', () => {
      const { piles, animation } = begin(1);
      let compared = 0;
      for (let time = 0; animation.running; time += 20) {
        animation.step(time);
        for (const [lower, upper] of piles) {
          const isHome = ({ x, y }: Piece, at: number): boolean => x === at && y === 20;
          const place = lower === piles[0]![0] ? 100 : 300;
          if (time < 1200 || !isHome(lower!, place) || !isHome(upper!, place)) continue;
          compared++;
          expect(lower!.z).toBeLessThan(upper!.z);
        }
      }
      expect(compared).toBeGreaterThan(0);
    });

    test('moves from the first card to the last', () => {
      const { animation } = begin(1);
      expect(animation.isShow).toBe(true);
      animation.finish();
      expect(animation.isShow).toBe(false);
    });

    test('is short, and half as long at double speed', () => {
      const end = (speed: number): number => Math.max(...begin(speed).legs.map((leg) => leg.end));
      expect(end(1)).toBeLessThan(5000);
      expect(end(2)).toBeCloseTo(end(1) / 2);
    });
  },
);

test.each(NAMES)('%s shows cards that have left the table, and takes them away again', (name) => {
  const gone = Array.from({ length: 20 }, (_, at) => piece('5D', 580, 512 + at)).map((each) =>
    Object.assign(each, { y: 900 }),
  );
  const animation = new Animation();
  animation.begin(celebrate(SHOWS[name], [...homes(), gone], ARENA, 1, () => 0.4));
  const seen = new Set<Piece>();
  const isSeen = ({ x, y, alpha }: Piece): boolean =>
    alpha > 0 && x > -ARENA.cardWidth && x < ARENA.width && y > -ARENA.cardHeight && y < ARENA.height;
  for (let time = 0; animation.running; time += 40) {
    animation.step(time);
    for (const each of gone) if (isSeen(each)) seen.add(each);
  }
  expect(seen.size).toBe(20);
  expect(gone.map(({ y }) => y)).toEqual(gone.map(() => 900));
});

test.each([52, 104, 208])('lets the cards of a rocket burst at one moment, of %i cards', (count) => {
  const show: Show = SHOWS.burst;
  const { lasts, between, spread = Infinity } = show;
  const wait = Math.min(between, spread / count);
  const each = Math.ceil(count / 5);
  const places = Array.from({ length: each }, (_, i) => {
    const piece = makePiece(parseCard('AS') ?? 0);
    const way = show.way({ home: { x: 40, y: 20 }, i, count, chance: 0.3, arena: ARENA });
    way(piece, (0.45 * lasts * RETURN_FROM - i * wait) / lasts);
    return { x: Math.round(piece.x), y: Math.round(piece.y) };
  });
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(1);
  expect(places[0]).not.toEqual({ x: 40, y: 20 });
});
