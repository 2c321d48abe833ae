import { expect, test } from 'vitest';
import type { Description, PileGroup } from '../../../engine/description/description.ts';
import { describe } from '../../../engine/description/describe.ts';
import { findGame } from '../../../engine/games/index.ts';
import { parseOptions, usualOptions } from '../../../engine/model/options.ts';
import { catalogueRecipes } from '../../../engine/games/catalogue-recipes.ts';
import { mostSimilarGame, gameToName, gamesToName } from '../../../engine/games/similar-games.ts';
import { makeGame } from '../../../engine/recipes/make-game.ts';
import { FREECELL, KLONDIKE, YUKON } from '../../../engine/recipes/patterns.ts';
import { readRecipe } from '../../../engine/recipes/recipe.ts';
import { singleChanges } from '../../../engine/recipes/single-changes.ts';
import { BY_NIGHT } from '../../tools/night.ts';

/** They are won with whole runs in the columns too, or send home several cards at once. */
const WON_OTHERWISE = new Set(['spider', 'spiderette', 'will-o-the-wisp', 'forty-thieves']);

/**
 * The features of a game, except for the places of its piles and the size of a full foundation: thirteen cards fill it,
 * and then no card goes on its king.
 */
const comparable = (description: Description) => ({
  ...description,
  score: undefined,
  follows: {
    ...description.follows,
    goesHome: false,
    fills: description.follows.fills.map(({ from, to }) => ({ from, to })),
  },
  groups: description.groups.map(groupOf).toSorted((one, other) => one.role.localeCompare(other.role)),
});

const groupOf = (group: PileGroup) => ({
  ...group,
  piles: group.piles.length,
  room: 0,
  spread: 'column',
  takes: group.role === 'foundation' ? undefined : group.takes,
});

const all = Object.entries(catalogueRecipes());

/** Their columns or cells come in another order. */
const ORDERED_OTHERWISE = new Set([
  'american-canister',
  'british-canister',
  'canister',
  'double-seahaven-towers',
  'king-albert',
  'relaxed-spider',
  'seahaven',
  'selective-castle',
  'small-harp',
  'streets-and-alleys',
  'tuxedo',
]);

/** Cards go home while they are dealt, which only the game's own file states. */
const DEALT_OTHERWISE = new Set(['dieppe']);

/** By day a share of them, which takes longest. */
const describable = all.filter(
  ([id], at) =>
    [WON_OTHERWISE, ORDERED_OTHERWISE, DEALT_OTHERWISE].every((others) => !others.has(id)) &&
    (BY_NIGHT || at % 10 === 0),
);

test.each(describable)('keeps the rules of %s as a recipe', (id, recipe) => {
  const game = findGame(id)!;
  const own = describe(makeGame(recipe), {});
  expect(comparable(own)).toEqual(comparable(describe(game, parseOptions(game, usualOptions(game))!)));
});

/** Klondike with its columns in the opposite order. */
const SAME_AS_KLONDIKE = 'small-harp';

test('finds every game nearest to itself', () => {
  for (const [id, recipe] of all)
    expect(mostSimilarGame(recipe)).toEqual({ id: id === SAME_AS_KLONDIKE ? 'klondike' : id, differs: [] });
});

test('finds the original of a changed game and what was changed', () => {
  const [klondike, yukon] = [KLONDIKE, YUKON];
  expect(mostSimilarGame({ ...klondike, start: 'any', cells: '4' })).toEqual({
    id: 'klondike',
    differs: ['start', 'cells'],
  });
  expect(mostSimilarGame({ ...yukon, start: 'any' })).toEqual({ id: 'yukon', differs: ['start'] });
  expect(mostSimilarGame({ ...yukon, suits: 'same' }).id).toBe('russian-solitaire');
});

test('names the better known of two near relatives, and a game by its own name', () => {
  const freecell = FREECELL;
  const open = { ...freecell, suits: 'any', cells: '3' } as const;
  expect(mostSimilarGame(open).id).not.toBe('freecell');
  expect(gameToName(open, ['freecell', 'klondike'])).toEqual({ id: 'freecell', differs: ['suits', 'cells'] });
  const fastness = gamesToName(catalogueRecipes()['fastness']!, ['freecell']);
  expect(fastness).toEqual([
    { id: 'fastness', differs: [] },
    { id: 'freecell', differs: ['suits', 'cells'] },
  ]);
});

test('treats games that differ in one answer as single changes', () => {
  const freecell = FREECELL;
  const changes = singleChanges(freecell).map((id) => readRecipe(id)!);
  expect(changes.length).toBeGreaterThan(10);
  expect(changes.map(({ cells }) => cells)).toEqual(expect.arrayContaining(['3', '5']));
  expect(changes.map(({ cells }) => cells)).not.toContain('8');
});
