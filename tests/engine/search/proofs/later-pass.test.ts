import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { parseOptions } from '../../../../engine/model/options.ts';
import { solver } from '../../../../engine/solver/index.ts';
import { PLANS } from '../../../../engine/solver/plans.ts';
import { PRUNING } from '../../../../engine/search/pruning/pruning.ts';

/** Returns the verdict of each deal, and the positions of all together. */
function solved(passes: string, deals: readonly number[], without?: string): [string[], number] {
  const klondike = findGame('klondike')!;
  const pruning = new Set(PRUNING.filter((rule) => rule !== without));
  const options = parseOptions(klondike, `turning=three;passes=${passes};scoring=cards`)!;
  const made = solver(klondike, options, { pruning, plan: PLANS.whole });
  let positions = 0;
  const verdicts = deals.map((deal) => {
    const solving = made.solve(deal);
    const { verdict } = solving.toEnd();
    positions += solving.positions;
    return verdict;
  });
  return [verdicts, positions];
}

test('skips cards seen in an earlier pass', () => {
  const [verdicts, positions] = solved('two', [3, 7]);
  const [same, more] = solved('two', [3, 7], 'later-pass');
  expect(verdicts).toEqual(['lost', 'won']);
  expect(same).toEqual(verdicts);
  expect(positions).toBeLessThan(0.95 * more);
});
