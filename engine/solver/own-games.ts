import { mostSimilarGame } from '../games/similar-games.ts';
import { isHeaped, inStock } from '../recipes/columns.ts';
import { isTurned } from '../recipes/plain-recipe.ts';
import { type Recipe, type RecipeField, readRecipe } from '../recipes/recipe.ts';
import { KNOWN } from './known.ts';
import type { PlanName } from './plan-name.ts';
import type { Known } from '../search/boards/position/facts.ts';

/**
 * Returns what is known of a game beyond its rules. For a game of the catalogue, random play found it; for a player's
 * own game, it follows from the recipe.
 */
export function knownOf(id: string): Known {
  const recipe = readRecipe(id);
  return recipe ? knownOfRecipe(recipe) : (KNOWN[id] ?? {});
}

/**
 * Returns the plan for searching a game: the one that measured best, or for a player's own game that of the most
 * similar game in the catalogue.
 */
export function planNameOf(id: string): PlanName {
  const recipe = readRecipe(id);
  return recipe ? planOfRecipe(recipe) : (KNOWN[id]?.plan ?? 'mixed');
}

const hasStock = (recipe: Recipe): boolean => inStock(recipe) > 0;

function knownOfRecipe(recipe: Recipe): Known {
  if (recipe.home === 'waste' || recipe.home === 'pairs') return knownOfClearing(recipe);
  const isDealt = hasStock(recipe) && !isTurned(recipe);
  // The turned cards fill columns automatically.
  const fills = recipe.start === 'waste' || recipe.start === 'stock';
  const dealt = isDealt || (hasStock(recipe) && recipe.start === 'stock') ? 'dealt' : 'always';
  return {
    alike: { cell: 'always', foundation: 'always', tableau: dealt },
    sunk: [
      ...(recipe.back === 'no' ? (['foundation'] as const) : []),
      ...(hasStock(recipe) || recipe.shuffles !== '0' ? [] : (['stock'] as const)),
    ],
    ...(hasStock(recipe) && !isDealt && !fills && { talon: true }),
  };
}

/** In clearing games removed cards never come back; in games with heaps, columns are not interchangeable. */
function knownOfClearing(recipe: Recipe): Known {
  return {
    alike: { cell: 'always', ...(!isHeaped(recipe) && { tableau: 'always' as const }) },
    sunk: [recipe.home === 'pairs' ? 'foundation' : 'waste', ...(hasStock(recipe) ? [] : (['stock'] as const))],
  };
}

function planOfRecipe(recipe: Recipe): PlanName {
  const { id, differs } = mostSimilarGame(recipe);
  const plan = KNOWN[id]?.plan;
  return plan && differs.every((field) => FIELDS_SEARCHED_ALIKE.has(field)) ? plan : planByRules(recipe);
}

/** Fields that don't affect which plan is best: games that differ in these alone share one. */
const FIELDS_SEARCHED_ALIKE: ReadonlySet<RecipeField> = new Set([
  'columns',
  'redeals',
  'cells',
  'open',
  'back',
  'reserve',
]);

function planByRules(recipe: Recipe): PlanName {
  if (recipe.home === 'runs') return 'beam';
  if (recipe.home === 'waste') return 'heap';
  if (recipe.home === 'pairs') return hasStock(recipe) ? 'best-long' : 'pairs';
  if (recipe.shuffles !== '0') return 'whole';
  if (recipe.lift === 'any') return 'playouts';
  if (!hasStock(recipe)) return 'packed';
  if (recipe.packs !== '1') return 'beam';
  return isTurned(recipe) ? 'deep-soon' : 'noisy';
}
