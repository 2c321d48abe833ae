import { afterAll, expect, test } from 'vitest';
import { findGame, type Reason, usualOptions } from '../../engine/rules.ts';
import { reasonNoDrop } from '../../engine/legality/refusal.ts';
import { fetchGameRules } from '../../renderer/words/glance/described-rules.ts';
import { isDescribedByRules, sayReason, sayRefused } from '../../renderer/words/table/reasons.ts';
import { say, speak } from '../../renderer/words/say.ts';
import { deal, playAtRandom } from '../engine/play.ts';
import { gamesByDay } from './by-day.ts';

afterAll(() => speak('en', 'en'));

/** Words that name no rule. */
const GENERAL = ['refused.closed', 'refused.elsewhere', 'refused.order', 'refused.empty'] as const;

const sayReasoned = (
  reason: Reason,
  drop: Parameters<typeof sayRefused>[1],
  rules: Awaited<ReturnType<typeof fetchGameRules>>,
): string => sayRefused(reason, drop, [], isDescribedByRules(reason) ? rules : undefined);

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
            yield { reason: reasonNoDrop(rules, table, from, count, to), from, to };
  }
}

test('states the rule in the words of the page when no cards are named', async () => {
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

/** Yields at most forty of a position's refused drops of one card, spread over its piles. */
function* somePerPosition({
  rules,
  table,
}: ReturnType<typeof deal>): Generator<{ readonly from: number; readonly to: number }> {
  const piles = Array.from({ length: rules.variant.places.length }, (_, pile) => pile);
  const lifted = piles.filter((from) => table.size(from) > 0 && rules.mayLift(table, from, 1));
  const drops = lifted.flatMap((from) => piles.flatMap((to) => (to === from ? [] : [{ from, to }])));
  const refused = drops.filter(({ from, to }) => rules.obstacle(table, from, 1, to) !== undefined);
  const step = Math.ceil(refused.length / 40);
  yield* refused.filter((_, at) => at % step === 0);
}

test('answers nearly every refused drop with a rule in every game', async () => {
  const general = new Set(GENERAL.map((word) => say(word)));
  const silent: string[] = [];
  let all = 0;
  for (const game of gamesByDay) {
    const options = usualOptions(game);
    const words = await fetchGameRules(game, options);
    for (const moves of [0, 30]) {
      const dealt = deal({ game, options, name: game.id }, 1);
      playAtRandom(dealt, 1, moves);
      for (const { from, to } of somePerPosition(dealt)) {
        all++;
        const reason = reasonNoDrop(dealt.rules, dealt.table, from, 1, to);
        if (general.has(sayReasoned(reason, { from, to }, words)))
          silent.push(`${game.id}: ${from} to ${to}, ${reason.code}`);
      }
    }
  }
  expect(all).toBeGreaterThan(40 * gamesByDay.length);
  expect(silent.length / all, silent.join('\n')).toBeLessThan(0.005);
});

test('says of an empty foundation what begins it, not what follows', async () => {
  const wrong: string[] = [];
  let all = 0;
  for (const game of gamesByDay) {
    const rules = await fetchGameRules(game, usualOptions(game));
    const { piles } = deal({ game, options: usualOptions(game), name: game.id }, 1).rules;
    for (const { reason, ...drop } of refusals(game.id)) {
      if (reason.code !== 'empty' || piles[drop.to]?.rules.role !== 'foundation') continue;
      all++;
      const said = sayReasoned(reason, drop, rules);
      if (said.startsWith('Foundations that start with')) wrong.push(`${game.id}: ${said}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(all).toBeGreaterThan(gamesByDay.length);
});

test.each([
  ['gaps', 'empty', /The only card that goes beside the \w+ of \w+ is the \w+ of \w+\./],
  ['golf', 'played-from', /Cards are only played from there/],
  ['pyramid', 'buried', /only an exposed card can take another/],
  ['air-lock', 'far', /only a nearby card can go there/],
  ['all-in-a-row', 'played-from', /Cards are only played from there/],
  ['galary', 'closed', /A gap takes the card that follows its left neighbour/],
])('names the rule in %s when a drop is refused as %s', async (id, code, said) => {
  const game = findGame(id)!;
  const rules = await fetchGameRules(game, usualOptions(game));
  const all = [...refusals(id)].filter(({ reason }) => reason.code === code);
  expect([...new Set(all.map(({ reason, ...drop }) => sayReasoned(reason, drop, rules)))].join(' ')).toMatch(said);
});

test.each([
  ['klondike', 'empty', 'An empty column takes only a king.'],
  ['freecell', 'run', 'Cards move together if they follow each other down in alternating colours.'],
  ['yukon', 'empty', 'An empty column takes only a king.'],
  ['aces-and-kings', 'empty', 'An empty place here takes only a king.'],
  ['laras-game', 'empty', 'An empty place here takes only the king of clubs.'],
])('says in %s for a drop refused as %s: %s', async (id, code, said) => {
  const game = findGame(id)!;
  const rules = await fetchGameRules(game, usualOptions(game));
  const all = [...refusals(id)].filter(({ reason }) => reason.code === code);
  expect(all.map(({ reason, ...drop }) => sayRefused(reason, drop, [], rules)).join(' ')).toContain(said);
});
