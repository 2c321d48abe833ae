import { expect, test } from 'vitest';
import klondike from '../../../../engine/games/klondike/klondike.ts';
import osmosis from '../../../../engine/games/foundation/osmosis.ts';
import { LastingHomes } from '../../../../engine/search/proofs/lasting-home.ts';
import { makeSearchContext } from '../../../../engine/search/context/context.ts';
import { KNOWN } from '../../../../engine/solver/known.ts';
import { PLANS } from '../../../../engine/solver/plans.ts';
import { PRUNING } from '../../../../engine/search/pruning/pruning.ts';
import { solver } from '../../../../engine/solver/index.ts';
import { RuleSet } from '../../../../engine/legality/rule-set.ts';

test('decides a one-card Osmosis deal by sending cards home at once', () => {
  const made = solver(osmosis, { three: false }, { plan: PLANS.whole });
  const verdicts = [1, 2, 3, 4, 5].map((deal) => made.solve(deal, { positions: 100_000 }).toEnd().verdict);
  expect(verdicts).toEqual(['lost', 'lost', 'won', 'lost', 'won']);
});

test('wins only deals that are won without it', () => {
  const pruning = new Set(PRUNING.filter((rule) => rule !== 'lasting-home'));
  const made = solver(osmosis, { three: false }, { plan: PLANS.beam, pruning });
  expect([3, 5].map((deal) => made.solve(deal, { positions: 30_000 }).toEnd().verdict)).toEqual(['won', 'won']);
});

test('is not applied where columns take cards', () => {
  const context = makeSearchContext(new RuleSet(klondike.variant({})), {
    known: { ...KNOWN['klondike'], lasting: true },
  });
  expect(LastingHomes.for(context)).toBeUndefined();
});
