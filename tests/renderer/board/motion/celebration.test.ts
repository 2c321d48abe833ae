import { describe, expect, test } from 'vitest';
import { parseCard } from '../../../../engine/index.ts';
import { Animation } from '../../../../renderer/board/motion/animation.ts';
import { celebrate } from '../../../../renderer/board/motion/celebration.ts';
import { AT_REST, makePiece, type Piece } from '../../../../renderer/board/geometry/pieces.ts';

const ARENA = { width: 1280, height: 740, cardWidth: 120, cardHeight: 168 };

const piece = (name: string, x: number, z: number): Piece =>
  Object.assign(makePiece(parseCard(name) ?? 0), { x, y: 20, z });

/** Two foundations of two cards. */
const homes = (): Piece[][] => [
  [piece('AS', 100, 0), piece('2S', 100, 1)],
  [piece('AH', 300, 256), piece('2H', 300, 257)],
];

describe.each([0.1, 0.5, 0.9])('a win celebrated by the show that chance %f picks', (chance) => {
  const begin = (speed: number) => {
    const piles = homes();
    const legs = celebrate(piles, ARENA, speed, () => chance);
    const animation = new Animation();
    animation.begin(legs);
    return { piles, legs, animation };
  };

  test('begins with the cards on top, and moves every card', () => {
    const { piles, legs, animation } = begin(1);
    expect(legs.map(({ piece }) => piece)).toEqual([piles[0]![1], piles[1]![1], piles[0]![0], piles[1]![0]]);
    animation.step(0);
    animation.step(800);
    for (const { x, y, angle } of piles.flat()) expect([x, y, angle]).not.toEqual([expect.anything(), 20, 0]);
  });

  test('leaves every card where it lay, whether it is seen to its end or overtaken', () => {
    const [seen, overtaken] = [begin(1), begin(1)];
    for (let time = 0; seen.animation.running; time += 90) seen.animation.step(time);
    overtaken.animation.step(0);
    overtaken.animation.step(700);
    overtaken.animation.finish();
    const still = homes().map((pile) => pile.map((card) => ({ ...card, ...AT_REST })));
    expect(seen.piles).toEqual(still);
    expect(overtaken.piles).toEqual(still);
  });

  test('is a show from its first card to its last', () => {
    const { animation } = begin(1);
    expect(animation.isShow).toBe(true);
    animation.finish();
    expect(animation.isShow).toBe(false);
  });

  test('is short, and half as long at twice the speed', () => {
    const end = (speed: number): number => Math.max(...begin(speed).legs.map((leg) => leg.end));
    expect(end(1)).toBeLessThan(5000);
    expect(end(2)).toBeCloseTo(end(1) / 2);
  });
});
