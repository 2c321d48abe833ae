import { cardsOf, dealtOf } from '../recipes/columns.ts';
import { type Recipe, readRecipe } from '../recipes/recipe.ts';
import { PLAN_OF_GAME } from './chosen.ts';
import { KNOWN } from './known.ts';
import type { PlanName } from './plan-name.ts';
import type { Known } from './position/facts.ts';

/** What is known of a game beyond its rules: found by chance play, or of a player's own game by its kin. */
export function knownOf(id: string): Known {
  const recipe = readRecipe(id);
  return recipe ? knownOfRecipe(recipe) : (KNOWN[id] ?? {});
}

/** How a game is searched: as measured, or a player's own game as its kin. */
export function planNameOf(id: string): PlanName {
  const recipe = readRecipe(id);
  return recipe ? planOfRecipe(recipe) : (PLAN_OF_GAME[id] ?? 'best');
}

const hasStock = (recipe: Recipe): boolean => dealtOf(recipe) < cardsOf(recipe);

function knownOfRecipe(recipe: Recipe): Known {
  const isDealt = hasStock(recipe) && (recipe.stock === 'columns' || recipe.home === 'runs');
  return {
    alike: { cell: 'always', foundation: 'always', tableau: isDealt ? 'dealt' : 'always' },
    sunk: [
      ...(recipe.back === 'no' ? (['foundation'] as const) : []),
      ...(hasStock(recipe) ? [] : (['stock'] as const)),
    ],
    ...(hasStock(recipe) && !isDealt && { talon: true }),
  };
}

function planOfRecipe(recipe: Recipe): PlanName {
  if (recipe.home === 'runs') return 'beam';
  if (recipe.lift === 'any') return 'playouts';
  if (!hasStock(recipe)) return 'packed';
  if (recipe.packs === '2') return 'beam';
  return recipe.stock === 'columns' ? 'noisy' : 'deep-soon';
}
