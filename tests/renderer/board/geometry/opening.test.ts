import { expect, test } from 'vitest';
import { findGame, isFaceDown, Session, usualOptions } from '../../../../engine/rules.ts';
import { FACE_DOWN } from '../../../../engine/model/card.ts';
import { Geometry } from '../../../../renderer/board/geometry/geometry.ts';
import { Pieces } from '../../../../renderer/board/geometry/pieces.ts';
import type { Point } from '../../../../renderer/board/model/box.ts';

const ROOM = { width: 1280, height: 740, density: 1 };
const YUKON = findGame('yukon')!;
const COLUMN = 4;
/** The share of a card's height that shows its whole rank; a pixel may be lost to rounding. */
const READABLE = 0.165;
/** The share that a short column shows. */
const OPEN = 0.29;

/** Makes a table of Yukon with one column of these numbers of cards face down and face up. */
function withColumn(down: number, up: number): { geometry: Geometry; settle: () => void } {
  const { table, shapes } = Session.begin(YUKON, usualOptions(YUKON), 1);
  const long = Array.from({ length: down + up }, (_, at) => (1 + (at % 13)) | (at < down ? FACE_DOWN : 0));
  const lies = (pile: number): number[] => Array.from({ length: table.size(pile) }, (_, at) => table.at(pile, at));
  const pieces = new Pieces(Array.from({ length: table.piles }, (_, pile) => (pile === COLUMN ? long : lies(pile))));
  const geometry = new Geometry(shapes, pieces, ROOM, false);
  geometry.settle();
  return { geometry, settle: () => geometry.settle() };
}

/** Yields every point down the middle of the column, from its first card to its last. */
function* pointsDown(geometry: Geometry, cards: number): Generator<Point> {
  const [first, last] = [geometry.cardBox(COLUMN, 0), geometry.cardBox(COLUMN, cards - 1)];
  for (let y = first.y; y < last.y + last.height; y++) yield { x: first.x + first.width / 2, y };
}

test('opens a closed-up column so that the card under the pointer can be read', () => {
  const [down, up] = [6, 16];
  const { geometry, settle } = withColumn(down, up);
  const read = new Set<number>();
  for (const point of pointsDown(geometry, down + up)) {
    geometry.opened = geometry.openingAt(point);
    settle();
    const { pile, index, piece } = geometry.hitAt(point)!;
    expect(pile).toBe(COLUMN);
    if (isFaceDown(piece!.card)) continue;
    const least = geometry.opened ? OPEN : READABLE;
    expect(geometry.shownBox(COLUMN, index).height).toBeGreaterThanOrEqual(least * geometry.layout.cardHeight - 2);
    read.add(index);
    if (geometry.opened) expect(index).toBe(geometry.opened.index);
    expect(geometry.openingAt(point)).toEqual(geometry.opened);
  }
  expect(read.size).toBe(up);
});

test('keeps the last card and the column’s end in place', () => {
  const { geometry } = withColumn(6, 16);
  const closed = geometry.homes(COLUMN).at(-1);
  for (const point of pointsDown(geometry, 22)) {
    geometry.opened = geometry.openingAt(point);
    expect(Math.abs(geometry.homes(COLUMN).at(-1)!.y - closed!.y)).toBeLessThanOrEqual(1);
  }
});

test('leaves a readable column closed', () => {
  const { geometry } = withColumn(2, 5);
  const points = [...pointsDown(geometry, 7)];
  expect(points.length).toBeGreaterThan(100);
  expect(points.filter((point) => geometry.openingAt(point))).toEqual([]);
});
