import { describe, expect, test } from 'vitest';
import { dealOrder } from '../../../engine/legality/deal.ts';
import { RuleSet } from '../../../engine/legality/rule-set.ts';
import { isFaceDown } from '../../../engine/model/card.ts';
import { makeDeck } from '../../../engine/model/deck.ts';
import { choose, toggle } from '../../../engine/model/game.ts';
import { tap } from '../../../engine/model/move.ts';
import type { Pile, Role } from '../../../engine/model/pile.ts';
import type { Variant } from '../../../engine/model/variant.ts';
import { fromRecipe, isRecipeGame, recipeAnswers, tableOf } from '../../../engine/recipes/from-recipe.ts';
import type { GameRecipe } from '../../../engine/recipes/game-recipe.ts';
import { makeGame } from '../../../engine/recipes/make-game.ts';
import {
  CANFIELD,
  FREECELL,
  KLONDIKE,
  PYRAMID_PAIRS,
  SPIDER,
  STOREHOUSE,
  YUKON,
} from '../../../engine/recipes/patterns.ts';
import { playersRecipe } from '../../../engine/recipes/players-recipe.ts';
import { fillFrom } from '../../../engine/vocabulary/after.ts';
import { reserve } from '../../../engine/vocabulary/piles.ts';
import { kings, sameRank } from '../../../engine/vocabulary/relations.ts';
import { spotsIn } from '../../../engine/vocabulary/shapes/pyramid.ts';
import { card, pilesOf } from '../table.ts';

/** The cards of each pile after a deal of the deck in its first order. */
const dealt = (variant: Variant): string[] =>
  pilesOf(dealOrder(variant, makeDeck(variant.deck ?? {}), 1, (cards) => cards).table);

/** The first pile of a role. */
const pileOf = ({ places }: Variant, role: Role): Pile => places.find(({ pile }) => pile.rules.role === role)!.pile;

/** The sizes of the columns after the deal. */
const heights = (recipe: GameRecipe): number[] => {
  const variant = tableOf(recipe);
  const { table, rules } = dealOrder(variant, makeDeck(variant.deck ?? {}), 1, (cards) => cards);
  return rules.piles.flatMap(({ index, rules: { role } }) => (role === 'tableau' ? [table.size(index)] : []));
};

describe('a game from a recipe', () => {
  test('chooses its recipe by its options', () => {
    const game = fromRecipe({
      id: 'example',
      name: 'Example',
      options: {
        three: toggle('Three card deals'),
        redeals: choose(
          'Redeals',
          { none: { label: 'None', redeals: '0' }, one: { label: 'One', redeals: '1' } },
          'none',
        ),
      },
      recipe: ({ three, redeals: { redeals } }) => ({ ...KLONDIKE, stock: three ? 'three' : 'one', redeals }),
    });
    expect(isRecipeGame(game)).toBe(true);
    expect(game.recipe({})).toMatchObject({ stock: 'one', redeals: '0' });
    expect(game.recipe({ three: true, redeals: 'one' })).toMatchObject({ stock: 'three', redeals: '1' });
    const talon = game.variant({ three: true, redeals: 'one' }).from;
    expect(talon.rules.tap).toMatchObject({ redeals: 1, turns: { count: 3 } });
  });

  test('deals columns of the heights that its recipe states', () => {
    expect(heights({ ...KLONDIKE, heights: [3, 1, 2] })).toEqual([3, 1, 2]);
  });

  test('deals the parts of the table in the order that its recipe states', () => {
    const bases = [
      ['reserve', 'base', 'columns'],
      ['base', 'reserve', 'columns'],
    ] as const;
    const [after, before] = bases.map((order) => dealt(tableOf({ ...CANFIELD, dealt: order })));
    expect(before!.some((cards) => cards === 'AC')).toBe(true);
    expect(after!.some((cards) => cards === '4D')).toBe(true);
  });

  test('deals Yukon’s columns as Klondike’s before the rest', () => {
    const [byRows, byStairs] = [{}, { dealtBy: 'stairs' } as const].map((more) =>
      dealt(tableOf({ ...YUKON, ...more })),
    );
    expect(byRows!.map((cards) => cards.length)).toEqual(byStairs!.map((cards) => cards.length));
    expect(byRows).not.toEqual(byStairs);
  });

  test('turns a different number of cards in each pass', () => {
    const { from } = tableOf({ ...STOREHOUSE, stock: 'three', turns: [3, 2, 1], redeals: '2' });
    expect(from.rules.tap).toMatchObject({ redeals: 2 });
    expect(from.rules.tap!.turns!.count).toBeUndefined();
  });

  test('deals from the stock to the first columns alone when its recipe says how many', () => {
    const { from } = tableOf({ ...YUKON, heights: [7, 7, 7, 7, 7, 7, 7], stock: 'columns', dealsTo: 3 });
    expect(from.rules.tap!.round).toBe(3);
  });

  test('takes rules of piles from its recipe, all of them when they name a role', () => {
    const { places } = tableOf({
      ...KLONDIKE,
      cells: '1',
      rules: { cells: reserve({ takes: kings }), waste: { room: 2 } },
    });
    const rulesOf = (role: string) => places.find(({ pile }) => pile.rules.role === role)?.pile.rules;
    expect(rulesOf('cell')).toBeUndefined();
    expect(rulesOf('reserve')).toMatchObject({ takes: kings });
    expect(rulesOf('reserve')?.room).toBeUndefined();
    expect(rulesOf('waste')).toMatchObject({ room: 2, lift: 'top' });
  });

  test('is played with a deck that no number of packs describes', () => {
    const variant = tableOf({ ...KLONDIKE, deck: { ranks: [1, 2, 3, 4, 5, 6, 7] } });
    expect(new RuleSet(variant).deck).toHaveLength(28);
    expect(variant.won.held?.cards).toBe(28);
  });

  test('lets cards of the reserve go to foundations only when its recipe says so', () => {
    const variant = tableOf({ ...KLONDIKE, reserve: '5', reserveGoesHome: true });
    const rules = new RuleSet(variant);
    const [store, column] = [pileOf(variant, 'reserve'), pileOf(variant, 'tableau')];
    expect([store, column].map(({ index }) => column.rules.near?.(index, 0))).toEqual([false, true]);
    expect(rules.piles).toContain(store);
  });

  test('keeps the top card of an open stock face up', () => {
    const variant = tableOf({ ...KLONDIKE, openStock: true });
    const { table, rules } = dealOrder(variant, makeDeck({}), 1, (cards) => cards);
    const [talon, column] = [variant.from, pileOf(variant, 'tableau')];
    expect(isFaceDown(table.top(talon.index))).toBe(false);
    expect(talon.rules.tap).toBeUndefined();
    expect(rules.lifts(table, talon.index)).toBe(1);
    expect(column.rules.role).toBe('tableau');
  });

  test('moves runs and sends them home by one relation, as searches ask', () => {
    const spider = tableOf(SPIDER);
    expect(pileOf(spider, 'tableau').rules.lift).toBe(pileOf(spider, 'foundation').rules.run);
  });

  test('sends whole runs home by the suits that rise', () => {
    const home = pileOf(tableOf({ ...SPIDER, rising: 'alternate' }), 'foundation');
    expect(home.rules.run!(card('QH'), card('KS'), 0)).toBe(true);
    expect(home.rules.run!(card('QS'), card('KS'), 0)).toBe(false);
  });

  test('deals the columns again in their order as often as its recipe says', () => {
    const variant = tableOf({ ...FREECELL, dealtAgain: 1 });
    const { table, rules } = dealOrder(variant, makeDeck({}), 1, (cards) => cards);
    const [before, move] = [pilesOf(table), tap(variant.from.index)];
    expect(rules.allows(table, move)).toBe(true);
    rules.make(table, move);
    expect(pilesOf(table)).not.toEqual(before);
    expect(rules.allows(table, move)).toBe(false);
  });

  test('fills empty columns by steps of its recipe', () => {
    const variant = tableOf({
      ...KLONDIKE,
      heights: [0, 1],
      fills: ({ stock, columns }) => [fillFrom(stock, columns)],
    });
    const { table, rules } = dealOrder(variant, makeDeck({}), 1, (cards) => cards);
    const column = pileOf(variant, 'tableau');
    expect(table.size(column.index)).toBe(0);
    rules.make(table, tap(variant.from.index));
    expect(table.size(column.index)).toBe(1);
  });

  test('sends cards home while it deals, past their columns', () => {
    const variant = tableOf({ ...KLONDIKE, heights: [26, 26], open: 'all', dealtBy: 'pastHomes' });
    const { table } = dealOrder(variant, makeDeck({}), 1, (cards) => cards);
    const homes = variant.places.filter(({ pile }) => pile.rules.role === 'foundation');
    expect(homes.reduce((sum, { pile }) => sum + table.size(pile.index), 0)).toBeGreaterThan(0);
  });

  test('clears a heap of other places by pairs that its recipe relates', () => {
    const variant = tableOf({ ...PYRAMID_PAIRS, spots: spotsIn([[0.5], [0, 1]]), pairing: sameRank });
    const tops = variant.places.filter(({ pile }) => pile.rules.role === 'tableau');
    expect(tops).toHaveLength(3);
    expect(tops[0]!.pile.rules.build!(card('5H'), card('5S'), 0)).toBe(true);
  });
});

describe('the recipe derived for players', () => {
  test('keeps the answers without the order of the deal, the look and what counts', () => {
    const answers = playersRecipe({ ...FREECELL, order: (cards) => cards, places: () => [], severalHome: true });
    expect(answers).toEqual(FREECELL);
  });

  test('is the same with columns in another order', () => {
    expect(playersRecipe({ ...KLONDIKE, heights: [7, 6, 5, 4, 3, 2, 1] })).toEqual(KLONDIKE);
  });

  test.each<[string, Partial<GameRecipe>]>([
    ['other heights', { heights: [7, 7, 7] }],
    ['a row that goes to some columns', { stock: 'columns', dealsTo: 3 }],
    ['rules of its own', { rules: { waste: { room: 2 } } }],
    ['cards that go home while it deals', { dealtBy: 'pastHomes' }],
    ['a deck of its own', { deck: { suits: [3, 3, 3, 3] } }],
    ['a waste where whole runs go home', { ...SPIDER, stock: 'one' }],
  ])('is none with %s', (_what, more) => {
    expect(playersRecipe({ ...KLONDIKE, ...more })).toBeUndefined();
  });

  test('equals the answers when the game’s rules allow the same moves', () => {
    expect(playersRecipe({ ...SPIDER, deck: { suits: [0, 1, 2, 3] }, sameMoves: true })).toEqual(SPIDER);
  });

  test('makes a game without the details of the catalogue', () => {
    const recipe: GameRecipe = { ...KLONDIKE, heights: [1, 1], dealsTo: 1 };
    expect(makeGame(recipe).id).toBe(makeGame(KLONDIKE).id);
    expect(Object.keys(recipeAnswers(recipe))).toEqual(Object.keys(KLONDIKE));
  });
});
