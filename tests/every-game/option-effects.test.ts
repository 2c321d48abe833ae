import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { describeVariant } from '../../engine/description/describe.ts';
import { dealByNumber } from '../../engine/legality/deal.ts';
import { RuleSet } from '../../engine/legality/rule-set.ts';
import { type Answers, answersNow, type Choice, type Switch } from '../../engine/model/game.ts';
import { offeredOptions, parseOptions, usualAnswers } from '../../engine/model/options.ts';
import { legalMoves, playAtRandom, positionOf, type Way, ways } from '../engine/play.ts';

/** Deals of each version that are played at random and compared. */
const DEALS = 12;
/** The most moves of each: few first, which show most options. */
const MOVES = [5, 400];

/** Options that neither games played at random nor the facts of a description show. */
const SELDOM = new Set([
  // The first column is emptied too late.
  'bakers-game open',
  // All three peaks are cleared too seldom.
  'triple-peaks rounds',
]);

const answersTo = (option: Choice | Switch): readonly (string | boolean)[] =>
  option.kind === 'switch' ? [false, true] : Object.keys(option.values);

const wholeAnswers = ({ game, options }: Way): Answers => ({
  ...usualAnswers(game),
  ...answersNow(game.former, parseOptions(game, options)!),
});

/** Returns the visible states of one deal played at random. */
function playedOnce(rules: RuleSet, number: number, moves: number): string[] {
  const dealt = dealByNumber(rules.variant, number, rules);
  const { score, won } = rules.variant;
  const seen: string[] = [];
  playAtRandom(dealt, number, moves, () => {
    const { table } = dealt;
    seen.push(JSON.stringify([positionOf(table), legalMoves(dealt), score(table), won(table)]));
  });
  return seen;
}

function differ(one: RuleSet, other: RuleSet): boolean {
  for (const moves of MOVES)
    for (let number = 1; number <= DEALS; number++)
      if (!isDeepStrictEqual(playedOnce(one, number, moves), playedOnce(other, number, moves))) return true;
  return !isDeepStrictEqual(describeVariant(one.variant), describeVariant(other.variant));
}

test('offers only options that change something', () => {
  const useless: string[] = [];
  let compared = 0;
  for (const way of ways) {
    const answers = wholeAnswers(way);
    const rules = new RuleSet(way.game.variant(answers));
    for (const [key, option] of offeredOptions(way.game, answers)) {
      if (SELDOM.has(`${way.game.id} ${key}`)) continue;
      const all = answersTo(option);
      for (const answer of all.slice(all.indexOf(answers[key]!) + 1)) {
        compared++;
        const other = new RuleSet(way.game.variant({ ...answers, [key]: answer }));
        if (!differ(rules, other)) useless.push(`${way.name}: ${key} ${answer}`);
      }
    }
  }
  expect(useless).toEqual([]);
  expect(compared).toBeGreaterThan(500);
});

test('changes nothing by an option that is not offered', () => {
  const changing: string[] = [];
  let compared = 0;
  for (const way of ways) {
    const answers = wholeAnswers(way);
    const offered = new Set(offeredOptions(way.game, answers).map(([key]) => key));
    for (const [key, option] of offeredOptions(way.game).filter(([key]) => !offered.has(key)))
      for (const answer of answersTo(option).filter((answer) => answer !== answers[key])) {
        compared++;
        const other = way.game.variant({ ...answers, [key]: answer });
        if (differ(new RuleSet(way.game.variant(answers)), new RuleSet(other))) changing.push(`${way.name}: ${key}`);
      }
  }
  expect(changing).toEqual([]);
  expect(compared).toBeGreaterThan(3);
});
