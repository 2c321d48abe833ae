import { expect, test } from 'vitest';
import type { Change } from '../../../../engine/rules.ts';
import { Pieces } from '../../../../renderer/board/geometry/pieces.ts';
import { visiblePieces } from '../../../../renderer/board/draw/scene.ts';
import { Animation } from '../../../../renderer/board/motion/animation.ts';
import { FINISH_TEMPO, plan, PLAY_TEMPO, startsOf } from '../../../../renderer/board/motion/flight-plan.ts';

const CARDS = Array.from({ length: 13 }, (_, at) => 13 - at);
const moved: Change = { kind: 'move', from: 0, to: 1, count: 13, reversed: false, turned: false, together: false };

/** Places the cards of pile 0 in a column, and those of pile 1 on one another. */
const homesIn = (pieces: Pieces) => (pile: number) =>
  pieces.piles[pile]!.map((_, at) => ({ x: pile * 200, y: pile === 0 ? at * 30 : 0 }));

const begin = () => {
  const pieces = new Pieces([CARDS, []], [{}, { headed: true }]);
  const homes = homesIn(pieces);
  for (const [at, piece] of pieces.piles[0]!.entries()) Object.assign(piece, homes(0)[at], { z: at });
  return { pieces, legs: plan([moved], pieces, homes, PLAY_TEMPO) };
};

test('sends a run home one card after the other, the ace first', () => {
  const { legs } = begin();
  expect(legs.map(({ piece }) => piece.card)).toEqual(CARDS.toReversed());
  const starts = legs.map(({ start }) => start);
  expect(new Set(starts).size).toBe(13);
  expect(legs.at(-1)!.end).toBeLessThan(PLAY_TEMPO.most);
});

test('shows the king of a whole run, not its ace', () => {
  const { pieces, legs } = begin();
  const animation = new Animation();
  animation.begin(legs);
  animation.finish();
  expect(visiblePieces(pieces.all).map(({ card }) => card)).toEqual([13]);
});

test('keeps a run together that moves to a different column', () => {
  const pieces = new Pieces([CARDS, []]);
  const legs = plan(
    [moved],
    pieces,
    (pile) => pieces.piles[pile]!.map((_, at) => ({ x: 200, y: at * 30 })),
    PLAY_TEMPO,
  );
  expect(new Set(legs.map(({ start }) => start))).toEqual(new Set([0]));
});

test.each([2, 10, 25, 52, 200])('starts the last %i cards of a won game ever faster, and ends in time', (count) => {
  const one = { ...moved, count: 1 };
  const starts = startsOf(
    Array.from({ length: count }, () => one),
    FINISH_TEMPO,
  );
  const gaps = starts.slice(1).map((start, at) => start - starts[at]!);
  for (const [at, gap] of gaps.slice(1).entries()) expect(gap).toBeLessThan(gaps[at]!);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(FINISH_TEMPO.stagger);
  expect(starts.at(-1)! + FINISH_TEMPO.flight).toBeLessThanOrEqual(FINISH_TEMPO.most);
});
