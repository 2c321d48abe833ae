import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findGame, parseMove, Session, usualOptions } from '../../../engine/rules.ts';
import { makeReview, parseReview } from '../../../engine/review/notation.ts';
import type { Review } from '../../../engine/search.ts';

const klondike = findGame('klondike')!;
const SAVED = Session.begin(klondike, usualOptions(klondike), 617).save();

const move = fc.constantFrom('0', '6>9', '6>9x3', '0!').map((text) => parseMove(text)!);
const count = fc.nat(500);
const review: fc.Arbitrary<Review> = fc.record({
  known: fc.array(fc.constantFrom('won', 'lost', 'chance', 'open'), { minLength: 1 }),
  plays: count,
  wins: fc.array(count),
  slips: fc.array(
    fc.record({
      at: count,
      better: fc.array(move, { minLength: 1 }),
      wins: fc.option(fc.record({ better: count, played: count, of: count }), { nil: undefined }),
    }),
  ),
});

test('restores a review from its text', () => {
  fc.assert(
    fc.property(review, (given) => {
      expect(parseReview(makeReview(given, SAVED), SAVED)).toEqual(given);
    }),
  );
});

const TEXT = makeReview(
  { known: ['won', 'lost'], plays: 24, wins: [3], slips: [{ at: 0, better: [parseMove('6>9')!], wins: undefined }] },
  SAVED,
);

test.each([
  ['another version', TEXT.replace(/^\d+/, '999'), SAVED],
  ['another deal', TEXT, { ...SAVED, deal: 618 }],
  ['other moves', TEXT, { ...SAVED, moves: '0', at: 1 }],
  ['an unknown letter', TEXT.replace(' wl ', ' wx '), SAVED],
  ['a slip that is none', `${TEXT} nine:6>9`, SAVED],
  ['a slip without its move', `${TEXT} 9:`, SAVED],
  ['a slip without all its counts', `${TEXT} 9:6>9:4/2`, SAVED],
  ['nothing', '', SAVED],
])('refuses a text of %s', (_what, text, saved) => {
  expect(parseReview(text, saved)).toBeUndefined();
});
