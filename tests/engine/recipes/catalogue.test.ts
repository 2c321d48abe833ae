import { expect, test } from 'vitest';
import { CATALOGUE_RECIPES } from '../../../engine/recipes/catalogue.ts';
import { recipeFault } from '../../../engine/recipes/plain-recipe.ts';
import { BY_NIGHT } from '../../tools/night.ts';
import { agreement, recordedOf } from './recorded.ts';
import { countsOfBoth, firstDifference, twinsOf } from './same-game.ts';

const all = Object.keys(CATALOGUE_RECIPES);
const [DEALS, MOVES, DEPTH] = BY_NIGHT ? [5, 300, 4] : [1, 60, 2];

test('more than a hundred games of the catalogue are recipes, none with a fault', () => {
  expect(all.length).toBeGreaterThan(130);
  for (const recipe of Object.values(CATALOGUE_RECIPES)) expect(recipeFault(recipe)).toBeUndefined();
});

test('from one table a game and its recipe allow the same moves, which do the same, and both are won at once', () => {
  const differ: string[] = [];
  for (const id of all) {
    for (let deal = 1; deal <= DEALS; deal++) {
      const difference = firstDifference(id, deal, MOVES);
      if (difference) differ.push(`${id}, deal ${deal}: ${difference}`);
    }
  }
  expect(differ).toEqual([]);
});

/** A stock that deals to the columns deals the first card to another where they come in another order. */
const ORDERED_OTHERWISE = new Set(['relaxed-spider', 'eight-off']);
const counted = all.filter((id, at) => !ORDERED_OTHERWISE.has(id) && (BY_NIGHT || at % 6 === 0));

test('from one table as many positions are so many moves away by a recipe as by its game', () => {
  const counts = counted.map((id) => ({ id, both: countsOfBoth(twinsOf(id, 1), DEPTH) }));
  expect(counts.filter(({ both: [game, own] }) => game !== own)).toEqual([]);
  expect(counts.length).toBeGreaterThan(20);
});

/** A recorded move may be several of ours: all that can go home at once goes home, a shuffle ends otherwise. */
const SEVERAL_AT_ONCE = 0.8;
const recorded = recordedOf((id) => Object.hasOwn(CATALOGUE_RECIPES, id)).filter((_, at) => BY_NIGHT || at % 16 === 0);

test('at every position of the recorded games a recipe allows what its game allows, and what was done', () => {
  const differ: string[] = [];
  let steps = 0;
  for (const one of recorded) {
    const found = agreement(one);
    steps += found.steps;
    if (found.same < found.steps || found.made < found.steps * SEVERAL_AT_ONCE)
      differ.push(`${one.path} ${JSON.stringify(found)}`);
  }
  expect(differ).toEqual([]);
  expect(steps).toBeGreaterThan(1000);
});
