import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findGame, parseMove, Session, usualOptions } from '../../../engine/rules.ts';
import { makeRetrospective, parseRetrospective } from '../../../engine/search.ts';
import type { Knowable } from '../../../engine/trainer/accuracy/knowable.ts';

const klondike = findGame('klondike')!;
const SAVED = Session.begin(klondike, usualOptions(klondike), 617).save();
const REVIEW = { known: ['won', 'lost'], plays: 24, wins: [3], slips: [] } as const;

const count = fc.nat(500);
const share = fc.nat(100).map((percent) => percent / 100);
const knowable: fc.Arbitrary<Knowable> = fc.record({
  by: fc.constantFrom('play', 'way'),
  accuracy: fc.option(
    fc.nat(1000).map((tenths) => tenths / 10),
    { nil: undefined },
  ),
  choices: count,
  passed: count,
  stopped: share,
  lastPass: fc.option(count, { nil: undefined }),
  shares: fc.array(share, { minLength: 1 }),
  mistakes: fc.array(
    fc.record({
      at: count,
      better: fc.array(
        fc.constantFrom('0', '6>9', '6>9x3').map((text) => parseMove(text)!),
        { minLength: 1 },
      ),
      wins: fc.record({ better: count, played: count, of: count, by: fc.constantFrom('play', 'way', 'solver') }),
    }),
  ),
  luck: fc.array(fc.record({ at: count, by: fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100) })),
});

test('restores what could be known from its text', () => {
  fc.assert(
    fc.property(knowable, (given) => {
      const text = makeRetrospective({ review: REVIEW, knowable: given }, SAVED);
      expect(text).toMatch(/^[\w>!,:/ -]*$/);
      expect(parseRetrospective(text, SAVED)).toEqual({ review: REVIEW, knowable: given });
    }),
  );
});

test('recomputes a review without it, or of a different version or game', () => {
  const text = makeRetrospective(
    {
      review: REVIEW,
      knowable: {
        by: 'play',
        accuracy: 90,
        choices: 2,
        passed: 0,
        stopped: 0,
        lastPass: undefined,
        shares: [1],
        mistakes: [],
        luck: [],
      },
    },
    SAVED,
  );
  expect(parseRetrospective(text, SAVED)).toBeDefined();
  expect(parseRetrospective(text.split(' knowable ')[0]!, SAVED)).toBeUndefined();
  expect(parseRetrospective(text.replace(/ knowable \d+/, ' knowable 0'), SAVED)).toBeUndefined();
  expect(parseRetrospective(text, { ...SAVED, deal: 618 })).toBeUndefined();
});
