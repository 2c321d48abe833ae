import { defineGame, type Game } from '../model/game.ts';
import type { Pile, Relation, Test } from '../model/pile.ts';
import type { Variant } from '../model/variant.ts';
import { likeKlondike, toNone } from '../vocabulary/families/columns/klondike.ts';
import { dealWhenFilled, likeSpider } from '../vocabulary/families/columns/spider.ts';
import { cell, piles } from '../vocabulary/piles.ts';
import {
  alternateColour,
  anyCard,
  anySuit,
  build,
  down,
  kings,
  otherSuit,
  sameColour,
  sameSuit,
  up,
  upOrDown,
  wrapped,
} from '../vocabulary/relations.ts';
import { cardsOf, columnsOf, dealtOf } from './columns.ts';
import { plainRecipe, recipeFault } from './plain-recipe.ts';
import { isOwnId, ownId, type Recipe, readRecipe } from './recipe.ts';

const RANKS = { down, up, both: upOrDown } as const;
const SUITS = {
  alternate: alternateColour,
  same: sameSuit,
  colour: sameColour,
  different: otherSuit,
  any: anySuit,
} as const;
const noCard: Test = () => false;
const STARTS = { any: anyCard, kings, none: noCard } as const;
const TURNS = { one: 1, two: 2, three: 3 } as const;

/** The game of a recipe that has no fault. */
export const makeGame = (recipe: Recipe): Game =>
  defineGame({ id: ownId(plainRecipe(recipe)), name: 'House rules', variant: () => variantOf(recipe) });

/** The games that were asked for, so that one id is one game. */
const made = new Map<string, Game>();

/** The game that such an id tells; undefined where it tells none, or one that goes by another id. */
export function gameOfId(id: string): Game | undefined {
  if (!isOwnId(id)) return undefined;
  const known = made.get(id);
  if (known) return known;
  const recipe = readRecipe(id);
  if (!recipe || recipeFault(recipe) || ownId(plainRecipe(recipe)) !== id) return undefined;
  const game = makeGame(recipe);
  made.set(id, game);
  return game;
}

/** The stock deals a card to each column, once none is empty; whole runs go home. */
function spiderOf(recipe: Recipe, inColumns: Relation): Variant {
  return likeSpider({
    ...(recipe.packs === '2' && { packs: 2 }),
    ...columnsOf(recipe),
    build: inColumns,
    start: STARTS[recipe.start],
    ...(recipe.lift === 'any' && { lift: 'any' }),
    ...(recipe.lift === 'built' && { lift: inColumns }),
    ...(dealtOf(recipe) < cardsOf(recipe) && { deals: dealWhenFilled }),
  });
}

function variantOf(recipe: Recipe): Variant {
  const ranks = recipe.round === 'yes' ? wrapped(RANKS[recipe.ranks]) : RANKS[recipe.ranks];
  if (recipe.home === 'runs') return spiderOf(recipe, build(ranks, SUITS[recipe.suits]));
  const stores: readonly Pile[] = piles(Number(recipe.cells), cell());
  return likeKlondike({
    ...(recipe.packs === '2' && { packs: 2 }),
    ...columnsOf(recipe),
    build: build(ranks, SUITS[recipe.suits]),
    start: STARTS[recipe.start],
    stores,
    ...(recipe.lift === 'cells' ? { most: 'by cells and columns' } : liftOf(recipe.lift, build(ranks, sameSuit))),
    ...(recipe.back === 'no' && { homes: { lift: 'nothing' } }),
    ...stockOf(recipe),
  });
}

const liftOf = (
  lift: Exclude<Recipe['lift'], 'cells'>,
  inSuit: Relation,
): Partial<Parameters<typeof likeKlondike>[0]> => (lift === 'built' ? {} : { lift: lift === 'suit' ? inSuit : lift });

function stockOf(recipe: Recipe): Partial<Parameters<typeof likeKlondike>[0]> {
  if (dealtOf(recipe) === cardsOf(recipe)) return { dealsTo: toNone };
  if (recipe.stock === 'columns') return {};
  const redeals = recipe.redeals === 'endless' ? Infinity : Number(recipe.redeals);
  return { turning: { turn: TURNS[recipe.stock], redeals } };
}
