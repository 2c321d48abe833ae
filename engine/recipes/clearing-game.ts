import { KING, rankOf } from '../model/card.ts';
import type { Pile, PileRules, Relation, Step } from '../model/pile.ts';
import { overColumns, type Place, type Placing, placing, rows, type Variant, widthOf } from '../model/variant.ts';
import { asTap, playTo, removeAlone, turnTo } from '../vocabulary/actions.ts';
import { removePairs } from '../vocabulary/after.ts';
import { cardsOn, holds } from '../vocabulary/conditions.ts';
import { dealDown, dealHeights, dealUp, turnUpTops } from '../vocabulary/deals.ts';
import { cell, gone, pile, piles, stock, tableau, waste } from '../vocabulary/piles.ts';
import { addUpTo, anyCard, anySuit, build, nextTo, sameRank } from '../vocabulary/relations.ts';
import { atSpots, onSpots, turnUpOpen } from '../vocabulary/shapes/pyramid.ts';
import { columnsOf, dealtOf, heapOf, isHeaped, cardsLeft, inStock } from './columns.ts';
import { packsOf } from './column-table.ts';
import type { GamePiles, GameRecipe } from './game-recipe.ts';
import { inColumns, timesOf } from './words.ts';

const TURNED_CARDS = { one: 1, two: 2, three: 3 } as const;

/** Columns or a heap from which cards leave, with their deal and their places. */
interface Layout {
  readonly piles: readonly Pile[];
  readonly deal: (talon: Pile) => readonly Step[];
  readonly after: readonly Step[];
  readonly placesUnder: (first: readonly Pile[], cells: readonly Pile[]) => Place[];
}

/** The distance between rows of a heap, in card heights. */
const ROW_STEP = 1 / 3;

function layOut(recipe: GameRecipe, rules: Omit<PileRules, 'role'>): Layout {
  return isHeaped(recipe) ? heap(recipe, rules) : columns(recipe, rules);
}

function heap(recipe: GameRecipe, rules: Omit<PileRules, 'role'>): Layout {
  const spots = heapOf(recipe);
  const made = onSpots(spots, {
    role: 'tableau',
    name: recipe.cards === 'peaks' ? 'peak' : 'pyramid',
    lift: 'top',
    ...rules,
  });
  const step = recipe.cards === 'peaks' ? 1 : ROW_STEP;
  const turnUp = turnUpOpen(made);
  const isOpen = recipe.open === 'all';
  return {
    piles: made,
    deal: (talon) => (isOpen ? [dealUp(talon, made)] : [dealDown(talon, made), turnUp]),
    after: isOpen ? [] : [turnUp],
    placesUnder(first, cells) {
      const heapPlaces = atSpots(spots, made, 1, step);
      return [
        ...rows([[...first, Math.max(0.5, widthOf(heapPlaces) - first.length - cells.length), ...cells]]),
        ...heapPlaces,
      ];
    },
  };
}

function columns(recipe: GameRecipe, rules: Omit<PileRules, 'role'>): Layout {
  const { heights, open } = columnsOf(recipe);
  const made = piles(heights.length, tableau({ lift: 'top', ...rules }));
  return {
    piles: made,
    deal: (talon) => [dealHeights(talon, made, heights, open)],
    after: recipe.open === 'all' ? [] : [turnUpTops(made)],
    placesUnder: (first, cells) => overColumns(first, cells, made),
  };
}

/** Lays the piles as the recipe says, or as by `usual`. */
const laid = (recipe: GameRecipe, made: GamePiles, usual: () => readonly Place[]): Placing =>
  placing(recipe.places?.(made) ?? usual());

/** Makes the game of a recipe whose cards go to the waste one by one. */
export function wasteGame(recipe: GameRecipe): Variant {
  const joined = inColumns(recipe);
  const onRun: Relation =
    recipe.round === 'kingsLast' ? (card, onto, base) => rankOf(onto) !== KING && joined(card, onto, base) : joined;
  const hasStock = inStock(recipe) > 0;
  const run = pile(
    waste({
      lift: 'nothing',
      fan: recipe.wasteFan ?? { right: 26 },
      build: onRun,
      ...(!hasStock && { start: anyCard }),
    }),
  );
  const playing = { tap: playTo(run), double: asTap } as const;
  const layout = layOut(recipe, playing);
  const cells = piles(Number(recipe.cells), cell(playing));
  const talon = pile(
    hasStock ? { ...stock(turnTo(run, { redeals: timesOf(recipe.redeals) })), double: asTap } : { role: 'stock' },
  );
  const left = cardsOn([...layout.piles, ...cells]);
  const made: GamePiles = { stock: talon, waste: [run], homes: [], columns: layout.piles, cells, reserve: [] };
  const table: Variant = {
    ...laid(recipe, made, () => layout.placesUnder(hasStock ? [talon, run] : [run], cells)),
    ...(hasStock ? {} : { hidden: [talon] }),
    from: talon,
    ...packsOf(recipe),
    deal: [...layout.deal(talon), ...(recipe.laid === 'yes' ? [dealUp(talon, [run])] : [])],
    after: layout.after,
    won: hasStock ? (t) => left(t) === 0 : holds([run], cardsLeft(recipe) + Number(recipe.laid === 'yes')),
    score: (t) => dealtOf(recipe) - left(t),
  };
  return { ...table, ...recipe.finish?.(table, made) };
}

/** Holds for two cards alone: of one card and none, a relation of ranks could hold for an ace. */
const ofTwo =
  (relation: Relation): Relation =>
  (card, onto, base) =>
    onto !== 0 && relation(card, onto, base);

const PAIR_RULES = {
  thirteen: addUpTo(KING),
  fourteen: addUpTo(14),
  same: sameRank,
  next: ofTwo(build(nextTo, anySuit)),
} as const;

/** Makes the game of a recipe whose pairs leave the table. */
export function pairsGame(recipe: GameRecipe): Variant {
  const out = gone();
  const pairs = recipe.pairing ? ofTwo(recipe.pairing) : PAIR_RULES[recipe.pairs];
  const pairing = { build: pairs, ...(pairs === PAIR_RULES.thirteen && { tap: removeAlone(out, KING) }) } as const;
  const layout = layOut(recipe, pairing);
  const cells = piles(Number(recipe.cells), cell(pairing));
  const hasStock = inStock(recipe) > 0;
  const turn = TURNED_CARDS[recipe.stock as keyof typeof TURNED_CARDS];
  // If three cards are turned together, only the last is in play.
  const turned = pile(
    waste({
      ...pairing,
      fan: recipe.wasteFan ?? (turn === 1 ? 'right' : { right: 3 }),
      ...(turn === 1 && { within: pairs }),
    }),
  );
  const talon = pile(hasStock ? stock(turnTo(turned, { turn, redeals: timesOf(recipe.redeals) })) : { role: 'stock' });
  const left = cardsOn([...layout.piles, ...cells]);
  const isAll = !hasStock || recipe.goal === 'all';
  const shown = hasStock ? [talon, turned] : [];
  const made: GamePiles = {
    stock: talon,
    waste: hasStock ? [turned] : [],
    homes: [out],
    columns: layout.piles,
    cells,
    reserve: [],
  };
  const table: Variant = {
    ...laid(recipe, made, () => layout.placesUnder(shown, cells)),
    hidden: hasStock ? [out] : [talon, out],
    from: talon,
    ...packsOf(recipe),
    deal: layout.deal(talon),
    after: [removePairs(out), ...layout.after],
    won: isAll ? holds([out], cardsLeft(recipe)) : (t) => left(t) === 0,
    score: isAll ? cardsOn([out]) : (t) => dealtOf(recipe) - left(t),
  };
  return { ...table, ...recipe.finish?.(table, made) };
}
