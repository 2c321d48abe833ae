import { expect, test } from 'vitest';
import { catalogueRecipes, recipeOf } from '../../../engine/games/catalogue-recipes.ts';
import { makeGame } from '../../../engine/recipes/make-game.ts';
import { plainRecipe, recipeFault } from '../../../engine/recipes/plain-recipe.ts';

const all = Object.entries(catalogueRecipes());

test('gives recipes of more than 140 games of the catalogue, none with a fault', () => {
  expect(all.length).toBeGreaterThan(140);
  expect(all.filter(([, recipe]) => recipeFault(recipe)).map(([id]) => id)).toEqual([]);
});

test('begins with the games that are named first', () => {
  expect(all.slice(0, 3).map(([id]) => id)).toEqual(['klondike', 'freecell', 'yukon']);
});

test('gives the recipe for a game’s options', () => {
  expect(recipeOf('klondike', { turning: 'three', passes: 'two' })).toMatchObject({ stock: 'three', redeals: '1' });
  expect(recipeOf('giant', { building: 'suit' })).toMatchObject({ suits: 'same' });
  expect(recipeOf('klondike')).toMatchObject({ stock: 'one', redeals: 'endless' });
});

test('gives the recipe of a player’s own game, and none of a game that no recipe defines', () => {
  const recipe = catalogueRecipes()['yukon']!;
  expect(recipeOf(makeGame(recipe).id)).toEqual(plainRecipe(recipe));
  expect(recipeOf('accordion')).toBeUndefined();
  expect(recipeOf('no-game')).toBeUndefined();
});

/** Recipes are stored and sent by their ids, which never change. */
test.each([
  ['klondike', 'own-1-0300000100400'],
  ['freecell', 'own-1-0491000010041'],
  ['spider', 'own-1-16b00040200001'],
  ['canfield', 'own-1-001001030240200090d'],
  ['golf', 'own-1-03512240000002'],
  ['pyramid', 'own-1-03g10000002003'],
  ['la-belle-lucie', 'own-1-0f3100123000002'],
  ['variegated-canfield', 'own-1-11100003522010009101'],
])('%s keeps the id of its recipe', (id, own) => {
  expect(makeGame(catalogueRecipes()[id]!).id).toBe(own);
});
