import { expect, test } from 'vitest';
import { findGame, KING, Session, usualOptions } from '../../../../engine/rules.ts';
import { arrangementsFor } from '../../../../renderer/board/geometry/arrangements.ts';
import { Geometry } from '../../../../renderer/board/geometry/geometry.ts';
import { CARD_SIZES, partFor } from '../../../../renderer/board/geometry/legible.ts';
import { Pieces } from '../../../../renderer/board/geometry/pieces.ts';

/** Returns the legibility of fans by the cards' size; `shown` has those of 1, 0.9, 0.8 and 0.7 of the largest. */
const of = (shown: readonly number[]) => (part: number) => shown[CARD_SIZES.indexOf(part as 1)]!;

test.each([
  ['stay as large as may be while all can be read', 1, [1, 2, 3, 4], true, 1],
  ['are no smaller than they must', 1, [0.4, 0.7, 1, 1.3], true, 0.8],
  ['are as small as helps where no size is enough', 1, [0.3, 0.4, 0.5, 0.6], true, 0.7],
  ['stay where smaller ones would hardly be read better', 1, [0.5, 0.52, 0.54, 0.56], true, 1],
  ['do not grow for a little room', 0.8, [1.2, 1.3, 1.4, 1.5], true, 0.8],
  ['grow where there is much', 0.8, [1.5, 1.6, 1.7, 1.8], true, 1],
  ['do not grow while many are on their way', 0.8, [1.5, 1.6, 1.7, 1.8], false, 0.8],
])('cards %s', (_, now, shown, grows, part) => expect(partFor(now, of(shown), grows)).toBe(part));

test.each([
  ['are no smaller than they may be', 1, 0.8],
  ['grow to the least size that they may have', 0.7, 0.8],
  ['are the largest where no other may be used', 0.7, 1],
])('cards %s', (_, now, least) => expect(partFor(now, of([0.3, 0.4, 0.5, 0.6]), true, least)).toBe(least));

test.each([
  ['freecell', 8, 0, 18],
  ['klondike', 12, 6, 13],
  ['yukon', 4, 6, 16],
])('keeps the face-up cards of the longest column of %s readable in a common window', (id, pile, down, up) => {
  const game = findGame(id)!;
  const session = Session.begin(game, usualOptions(game), 1);
  const cards = [
    ...Array.from({ length: down }, () => 65),
    ...Array.from({ length: up }, (_, at) => KING - (at % KING)),
  ];
  const pieces = new Pieces(session.shapes.map((_, at) => (at === pile ? cards : [])));
  const room = { width: 1280, height: 708, density: 1 };
  const arrangements = arrangementsFor(session.shapes, session.layouts);
  const shown = (part: number) =>
    new Geometry(session.shapes, pieces, { ...room, part }, false, { arrangements }).legibility;
  const part = partFor(1, shown, true);
  expect(part).toBeLessThan(1);
  expect(shown(part)).toBeGreaterThan(0.9);
  expect(shown(part)).toBeGreaterThan(shown(1));
});
