import { afterAll, expect, test } from 'vitest';
import { findGame, type Reason, usualOptions } from '../../engine/index.ts';
import { whyNot } from '../../engine/legality/refusal.ts';
import { fetchGameRules } from '../../renderer/words/glance/described-rules.ts';
import { isDescribedByRules, sayReason, sayRefused } from '../../renderer/words/table/reasons.ts';
import { speak } from '../../renderer/words/say.ts';
import { deal, playAtRandom } from '../engine/play.ts';
import { gamesByDay } from './by-day.ts';

afterAll(() => speak('en', 'en'));

const POSITIONS = [0, 5, 15, 30];

/** Yields every drop that is refused in some positions of a random game, of one or two cards. */
function* refusals(id: string): Generator<{ readonly reason: Reason; readonly from: number; readonly to: number }> {
  const game = findGame(id)!;
  for (const [at, moves] of POSITIONS.entries()) {
    const dealt = deal({ game, options: usualOptions(game), name: id }, at + 1);
    playAtRandom(dealt, at, moves);
    const { rules, table } = dealt;
    const piles = Array.from({ length: table.piles }, (_, pile) => pile);
    for (const from of piles)
      for (const to of piles.filter((pile) => pile !== from))
        for (let count = 1; count <= Math.min(2, table.size(from)); count++)
          if (rules.obstacle(table, from, count, to) !== undefined || !rules.fits(table, from, count, to))
            yield { reason: whyNot(rules, table, from, count, to), from, to };
  }
}

test('a refusal that names no cards gives the rule in the words of the page of rules', async () => {
  const codes = new Map<string, number>();
  const odd: string[] = [];
  for (const game of gamesByDay) {
    const rules = await fetchGameRules(game, usualOptions(game));
    for (const { reason, ...drop } of refusals(game.id)) {
      if (!isDescribedByRules(reason)) continue;
      const said = sayRefused(reason, drop, [], rules);
      if (!/^\p{Lu}.*\.$/u.test(said)) odd.push(`${game.id}: ${said}`);
      if (said !== sayReason(reason, [])) codes.set(reason.code, (codes.get(reason.code) ?? 0) + 1);
    }
  }
  expect(odd).toEqual([]);
  expect([...codes.keys()].toSorted()).toEqual(['closed', 'elsewhere', 'empty', 'order', 'run']);
  expect([...codes.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(2000);
});

test.each([
  ['klondike', 'empty', 'An empty column takes only a king.'],
  ['freecell', 'run', 'Cards move together if they follow each other down in alternating colours.'],
  ['yukon', 'empty', 'An empty column takes only a king.'],
])('in %s a drop refused as %s is told so: %s', async (id, code, said) => {
  const game = findGame(id)!;
  const rules = await fetchGameRules(game, usualOptions(game));
  const all = [...refusals(id)].filter(({ reason }) => reason.code === code);
  expect(all.map(({ reason, ...drop }) => sayRefused(reason, drop, [], rules)).join(' ')).toContain(said);
});
