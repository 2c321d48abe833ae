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
  ])('%o is on card %i of a fan', (point, index, covered) => {
    expect(hitAt(point, [fan, []], slots)).toMatchObject({ pile: 0, index, covered });
  });

  test('is on an empty pile, or on nothing', () => {
    expect(hitAt({ x: 250, y: 50 }, [fan, []], slots)).toEqual({
      pile: 1,
      index: -1,
      piece: undefined,
      covered: false,
    });
    expect(hitAt({ x: 150, y: 50 }, [fan, []], slots)).toBeUndefined();
  });

  test('is on the empty place whose middle is nearest, where several lie over each other', () => {
    const steps = [slot(0, 0), slot(0, 40), slot(0, 80)];
    expect([10, 100, 119, 150].map((y) => hitAt({ x: 50, y }, [[], [], []], steps)?.pile)).toEqual([0, 1, 1, 2]);
    expect(hitAt({ x: 50, y: 100 }, [[piece(0, 0, 0)], [], []], steps)?.pile).toBe(0);
    expect(hitAt({ x: 50, y: 100 }, [[], [], [piece(0, 80, 0)]], steps)?.pile).toBe(2);
  });

  test('is on the card that lies over the others, whatever its pile', () => {
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

  test('is drawn to the pile it lies over most', () => {
    expect(mostOverlapped(box(40, 20), candidates)).toBe(1);
    expect(mostOverlapped(box(70, 20), candidates)).toBe(2);
  });

  test('is drawn to none when it touches none', () => {
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

  test('addresses the pile under its middle, though one beside it would take it', () => {
    expect(letGo(40, 0, { targets: [2], under: [1, 1] })).toBe(1);
    expect(letGo(0, 0, { targets: [2], under: [1] })).toBe(1);
  });

  test('addresses the legal one of the piles under its middle and under the pointer', () => {
    expect(letGo(45, 0, { targets: [2], under: [1, 2] })).toBe(2);
    expect(letGo(45, 0, { targets: [1], under: [1, 2] })).toBe(1);
    expect(letGo(45, 0, { targets: [], under: [1, 2] })).toBe(1);
  });

  test('addresses the pile it overlaps most, legal or not, when no pile is under its middle or the pointer', () => {
    expect(letGo(50, 80, { targets: [1] })).toBe(1);
    expect(letGo(54, 80, { targets: [1, 2] })).toBe(1);
    expect(letGo(58, 80, { targets: [1] })).toBe(2);
  });

  test('goes to the nearest legal pile within half a card’s width when it lies over none', () => {
    expect(letGo(250, 0, { targets: [2] })).toBe(2);
    expect(letGo(10, 180, { targets: [1, 2] })).toBe(1);
    expect(letGo(270, 0, { targets: [2] })).toBeUndefined();
  });

  test('stays where it was when its own pile is under its middle, or its old place is overlapped most', () => {
    expect(letGo(360, 0, { targets: [2], under: [0] })).toBeUndefined();
    expect(letGo(310, 0, { targets: [2] })).toBeUndefined();
  });

  test('has not been carried away while it covers most of its old place', () => {
    expect(letGo(410, 5, { targets: [0, 1, 2] })).toBeUndefined();
  });

  test('goes onto its own pile where the card under it takes it', () => {
    const own = [
      { pile: 0, box: box(400, 90) },
      { pile: -1, box: box(400, 0) },
    ];
    expect(letGo(400, 70, { targets: [0], own })).toBe(0);
    expect(letGo(400, 10, { targets: [0], own })).toBeUndefined();
  });
});

describe('what is drawn', () => {
  test('leaves out cards hidden right under others, and keeps the order from the bottom up', () => {
    const [deep, top, beside] = [piece(0, 0, 1), piece(0, 0, 2), piece(9, 0, 0)];
    expect(visiblePieces([top, deep, beside])).toEqual([beside, top]);
  });

  test('shows what lies under a card that is being turned', () => {
    const [under, turning] = [piece(0, 0, 1), { ...piece(0, 0, 2), width: 0.5 }];
    expect(visiblePieces([under, turning])).toHaveLength(2);
  });
});
