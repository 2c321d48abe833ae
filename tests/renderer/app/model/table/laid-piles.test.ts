import { expect, test } from 'vitest';
import { findGame, Session, usualOptions } from '../../../../../engine/rules.ts';
import { layPiles, laidPilesOf, sourceOf, fixedSourceOf } from '../../../../../renderer/app/model/table/laid-piles.ts';

const game = findGame('accordion')!;
const places = (shapes: readonly { readonly x: number; readonly y: number }[]) => shapes.map(({ x, y }) => ({ x, y }));

test('moves piles of a different arrangement on the board only', () => {
  const session = Session.begin(game, usualOptions(game), 1);
  const [usual, other] = session.layouts;
  expect(places(laidPilesOf(session))).toEqual(usual);
  sourceOf(session).place!(other!);
  expect(places(laidPilesOf(session))).toEqual(other);
  expect(places(fixedSourceOf(session).shapes)).toEqual(other);
  const kinds = ({ shapes }: Pick<Session, 'shapes'>) => shapes.map(({ fan, role }) => [fan, role]);
  expect(kinds({ shapes: laidPilesOf(session) })).toEqual(kinds(session));
});

test('gives rules the default places only', () => {
  const session = Session.begin(game, usualOptions(game), 1);
  layPiles(session, session.layouts[1]!);
  expect(places(session.shapes)).toEqual(session.layouts[0]);
});

test('returns the same source for the same game', () => {
  const session = Session.begin(game, usualOptions(game), 1);
  expect(sourceOf(session)).toBe(sourceOf(session));
  expect(fixedSourceOf(session).lifts(0, 0)).toBe(0);
});
