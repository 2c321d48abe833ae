import { describe, expect, test } from 'vitest';
import { aimOf, type Candidate, mostOverlapped, hitAt } from '../../../../renderer/board/geometry/hit.ts';
import { makePiece, type Piece } from '../../../../renderer/board/geometry/pieces.ts';
import { visiblePieces } from '../../../../renderer/board/draw/scene.ts';

const CARD = { width: 100, height: 140 };
const slot = (x: number, y: number) => ({ x, y, ...CARD, reachRight: 0, reachDown: 0, reachLeft: 0 });
const piece = (x: number, y: number, z: number): Piece => ({ ...makePiece(1), x, y, z });
const box = (x: number, y: number) => ({ x, y, ...CARD });

describe('a point on the table', () => {
  const fan = [piece(0, 0, 0), piece(0, 30, 1), piece(0, 60, 2)];
  const slots = [slot(0, 0), slot(200, 0), slot(50, 100)];

  test.each([
    [{ x: 10, y: 10 }, 0, true],
    [{ x: 10, y: 40 }, 1, true],
    [{ x: 10, y: 199 }, 2, false],
  ])('hits card %i of a fan at %o', (point, index, covered) => {
    expect(hitAt(point, [fan, []], slots)).toMatchObject({ pile: 0, index, covered });
  });

  test('hits an empty pile or nothing', () => {
    expect(hitAt({ x: 250, y: 50 }, [fan, []], slots)).toEqual({
      pile: 1,
      index: -1,
      piece: undefined,
      covered: false,
    });
    expect(hitAt({ x: 150, y: 50 }, [fan, []], slots)).toBeUndefined();
  });

  test('hits the nearest of overlapping empty places', () => {
    const steps = [slot(0, 0), slot(0, 40), slot(0, 80)];
    expect([10, 100, 119, 150].map((y) => hitAt({ x: 50, y }, [[], [], []], steps)?.pile)).toEqual([0, 1, 1, 2]);
    expect(hitAt({ x: 50, y: 100 }, [[piece(0, 0, 0)], [], []], steps)?.pile).toBe(0);
    expect(hitAt({ x: 50, y: 100 }, [[], [], [piece(0, 80, 0)]], steps)?.pile).toBe(2);
  });

  test('hits the card drawn on top, whatever its pile', () => {
    const [under, over] = [[piece(0, 0, 0)], [piece(50, 100, 512)]];
    expect(hitAt({ x: 60, y: 120 }, [under, [], over], slots)?.pile).toBe(2);
    expect(hitAt({ x: 60, y: 120 }, [under, [], []], slots)?.pile).toBe(0);
  });
});

describe('a carried card', () => {
  const candidates = [
    { pile: 1, box: box(0, 0) },
    { pile: 2, box: box(110, 0) },
  ];

  test('is attracted to the pile it overlaps most', () => {
    expect(mostOverlapped(box(40, 20), candidates)).toBe(1);
    expect(mostOverlapped(box(70, 20), candidates)).toBe(2);
  });

  test('is attracted to none without contact', () => {
    expect(mostOverlapped(box(0, 300), candidates)).toBeUndefined();
  });
});

describe('a carried card let go', () => {
  const piles = [
    { pile: 1, box: box(0, 0) },
    { pile: 2, box: box(110, 0) },
  ];
  interface Where {
    readonly targets: readonly number[];
    readonly under?: readonly number[];
    readonly own?: readonly Candidate[];
  }
  const letGo = (x: number, y: number, { targets, under = [], own }: Where): number | undefined =>
    aimOf({ carried: box(x, y), home: box(400, 0), from: 0, own, targets, under, piles });

  test('targets the pile under its middle although one beside it would accept it', () => {
    expect(letGo(40, 0, { targets: [2], under: [1, 1] })).toBe(1);
    expect(letGo(0, 0, { targets: [2], under: [1] })).toBe(1);
  });

  test('targets the legal pile of those under its middle and the pointer', () => {
    expect(letGo(45, 0, { targets: [2], under: [1, 2] })).toBe(2);
    expect(letGo(45, 0, { targets: [1], under: [1, 2] })).toBe(1);
    expect(letGo(45, 0, { targets: [], under: [1, 2] })).toBe(1);
  });

  test('targets the pile it overlaps most when none is under its middle or pointer', () => {
    expect(letGo(50, 80, { targets: [1] })).toBe(1);
    expect(letGo(54, 80, { targets: [1, 2] })).toBe(1);
    expect(letGo(58, 80, { targets: [1] })).toBe(2);
  });

  test('targets the nearest legal pile within half a card when it overlaps none', () => {
    expect(letGo(250, 0, { targets: [2] })).toBe(2);
    expect(letGo(10, 180, { targets: [1, 2] })).toBe(1);
    expect(letGo(270, 0, { targets: [2] })).toBeUndefined();
  });

  test('returns when its own pile or old place is what it covers most', () => {
    expect(letGo(360, 0, { targets: [2], under: [0] })).toBeUndefined();
    expect(letGo(310, 0, { targets: [2] })).toBeUndefined();
  });

  test('counts as not moved while it covers most of its old place', () => {
    expect(letGo(410, 5, { targets: [0, 1, 2] })).toBeUndefined();
  });

  test('targets its own pile where the card under it accepts it', () => {
    const own = [
      { pile: 0, box: box(400, 90) },
      { pile: -1, box: box(400, 0) },
    ];
    expect(letGo(400, 70, { targets: [0], own })).toBe(0);
    expect(letGo(400, 10, { targets: [0], own })).toBeUndefined();
  });
});

describe('drawn cards', () => {
  test('omit hidden cards and keep the order from the bottom up', () => {
    const [deep, top, beside] = [piece(0, 0, 1), piece(0, 0, 2), piece(9, 0, 0)];
    expect(visiblePieces([top, deep, beside])).toEqual([beside, top]);
  });

  test('include what lies under a card being turned', () => {
    const [under, turning] = [piece(0, 0, 1), { ...piece(0, 0, 2), width: 0.5 }];
    expect(visiblePieces([under, turning])).toHaveLength(2);
  });
});
