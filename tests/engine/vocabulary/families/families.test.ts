import { describe, expect, test } from 'vitest';
import { dealOrder } from '../../../../engine/legality/deal.ts';
import { makeDeck } from '../../../../engine/model/deck.ts';
import type { Variant } from '../../../../engine/model/variant.ts';
import { drag, tap } from '../../../../engine/model/move.ts';
import { RuleSet } from '../../../../engine/legality/rule-set.ts';
import { dealEach } from '../../../../engine/vocabulary/actions.ts';
import { dealDown } from '../../../../engine/vocabulary/deals.ts';
import { dealRetinues } from '../../../../engine/vocabulary/families/columns/retinues.ts';
import { onFourAces } from '../../../../engine/vocabulary/families/foundations/lang-syne.ts';
import { bySeepage } from '../../../../engine/vocabulary/families/foundations/osmosis.ts';
import { foundation, piles } from '../../../../engine/vocabulary/piles.ts';
import elevator from '../../../../engine/games/peaks/elevator.ts';
import escalator from '../../../../engine/games/peaks/escalator.ts';
import { spotsIn } from '../../../../engine/vocabulary/shapes/pyramid.ts';
import { aces, anySuit, build, up } from '../../../../engine/vocabulary/relations.ts';
import { oneAtATime } from '../../../../engine/vocabulary/families/foundations/sir-tommy.ts';
import { tableOf } from '../../../../engine/recipes/from-recipe.ts';
import { SPIDERETTE } from '../../../../engine/recipes/patterns.ts';
import { runHomes, scoredByJoins } from '../../../../engine/recipes/run-homes.ts';
import { pyramidWithTwoEnds, refillLowest } from '../../../../engine/vocabulary/families/clearing/two-ends.ts';
import { numbered, pilesOf, table } from '../../table.ts';

/** The sizes of the piles after a deal of the deck in its first order. */
function sizes(variant: Variant): number[] {
  const { table: dealt } = dealOrder(variant, makeDeck({}), 1, (cards) => cards);
  return Array.from({ length: dealt.piles }, (_, pile) => dealt.size(pile));
}

/** The rules of a variant at a position of its first piles; those not named are empty. */
function at(variant: Variant, ...named: readonly string[]): { rules: RuleSet; position: ReturnType<typeof table> } {
  const rules = new RuleSet(variant);
  return { rules, position: table(...rules.piles.map((_, pile) => named[pile] ?? '')) };
}

describe('four aces to build on', () => {
  const variant = (): Variant => onFourAces((hands) => dealEach(hands));

  test('are laid out at the start over four heaps', () => {
    expect(sizes(variant())).toEqual([48, 1, 1, 1, 1, 0, 0, 0, 0]);
  });

  test('take cards from the heaps upwards regardless of suit, one deal giving each heap a card', () => {
    const { rules, position } = at(variant(), '9d 8d 7d 6d', 'AC', 'AD', 'AH', 'AS', '2S');
    expect(rules.allows(position, drag(5, 1, 2))).toBe(true);
    expect(rules.allows(position, drag(5, 1, 6))).toBe(false);
    rules.make(position, tap(0));
    expect(pilesOf(position).slice(5)).toEqual(['2S 6D', '7D', '8D', '9D']);
  });
});

describe('suits that seep through', () => {
  const variant = (three = false): Variant => bySeepage(three, (from, stores) => [dealDown(from, stores, 4)]);

  test('begin with one base card and four reserves', () => {
    expect(sizes(variant())).toEqual([4, 1, 4, 0, 4, 0, 4, 0, 35, 0]);
  });

  test('take only ranks that lie on the foundation above', () => {
    const { rules } = at(variant());
    const below = (card: string): boolean => {
      const tried = table('', '7S 9S', card, '7H', '', '', '', '', '', '');
      return rules.allows(tried, drag(2, 1, 3));
    };
    expect([below('9H'), below('8H'), below('9D')]).toEqual([true, false, false]);
  });

  test('turn one card with two redeals, or three with unlimited redeals', () => {
    const redeals = (three: boolean): number =>
      variant(three).places.find(({ pile }) => pile.rules.role === 'stock')!.pile.rules.tap!.redeals!;
    expect([redeals(false), redeals(true)]).toEqual([2, Infinity]);
  });
});

describe('a pyramid carried off in runs', () => {
  test.each([
    [escalator, 28],
    [elevator, 7],
  ])('$name shows %i cards at first', (game, shown) => {
    const { table: dealt } = dealOrder(game.variant({}), makeDeck({}), 1, (cards) => cards);
    const up = Array.from({ length: 28 }, (_, spot) => dealt.top(spot + 2)).filter((card) => card < 64);
    expect(up).toHaveLength(shown);
  });

  test('goes to the waste up or down, past king and ace too', () => {
    const { rules, position } = at(escalator.variant({}), '', 'KS', 'AD');
    expect(rules.allows(position, tap(2))).toBe(true);
    rules.make(position, tap(2));
    expect(pilesOf(position)[1]).toBe('KS AD');
    expect(rules.variant.won(position)).toBe(true);
  });
});

describe('cards one at a time', () => {
  const homes = piles(4, foundation({ build: build(up, anySuit), start: aces }));
  const variant = (): Variant => ({ ...oneAtATime(homes), deal: [] });

  test('wait until the one that was turned is played', () => {
    const { rules, position } = at(variant(), '3c 2c', '');
    rules.make(position, tap(0));
    expect(rules.allows(position, tap(0))).toBe(false);
    rules.make(position, drag(1, 1, 6));
    expect(rules.allows(position, tap(0))).toBe(true);
  });

  test('go on any of four piles, and from there only home', () => {
    const { rules, position } = at(variant(), '', '9D', '', '', '', '', '4S AS');
    expect([6, 7, 8, 9].every((to) => rules.allows(position, drag(1, 1, to)))).toBe(true);
    expect([rules.allows(position, drag(6, 1, 7)), rules.allows(position, drag(6, 1, 2))]).toEqual([false, true]);
  });
});

describe('a spider', () => {
  const KING_TO_ACE = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS';
  const variant = tableOf({
    ...SPIDERETTE,
    heights: [26, 26],
    homes: () => runHomes(1),
    places: ({ columns, homes }) => [...columns, ...homes].map((pile, x) => ({ pile, x, y: 0 })),
    finish: scoredByJoins,
  });
  const { score, won } = variant;
  const rules = (): RuleSet => new RuleSet(variant);

  test('builds down regardless of suit, and moves only runs in suit', () => {
    const made = rules();
    expect(made.allows(table('QH', 'KS', ''), drag(0, 1, 1))).toBe(true);
    expect(made.lifts(table('KS QH JH', '', ''), 0)).toBe(2);
  });

  test('sends a run home only whole', () => {
    const made = rules();
    expect(made.home(table(`9D ${KING_TO_ACE}`, '', ''), 0)).toBe(drag(0, 13, 2));
    expect(made.home(table(KING_TO_ACE.replace(' AS', ''), '', ''), 0)).toBeUndefined();
  });

  test('is won with the runs on the foundations or left in the columns', () => {
    rules();
    expect([won(table('', '', KING_TO_ACE)), won(table(KING_TO_ACE, '', '')), won(table('', '', ''))]).toEqual([
      true,
      true,
      false,
    ]);
    expect(score(table('KS QS', '3D 2D AD', ''))).toBe(3);
  });
});

describe('a pyramid with a waste of two ends', () => {
  const variant = (): Variant => pyramidWithTwoEnds(spotsIn([[0], [-0.5, 0.5]]), 0.5);

  test('pairs thirteen from either end and from the pyramid, and takes kings alone', () => {
    const { rules, position } = at(variant(), '', '6D', '2S 7C', 'KH');
    expect(rules.allows(position, drag(2, 1, 1))).toBe(true);
    expect(rules.allows(position, tap(3))).toBe(true);
    rules.make(position, drag(2, 1, 1));
    expect(pilesOf(position).slice(1, 3)).toEqual(['2S', '']);
    expect(pilesOf(position).at(-1)).toBe('6D 7C');
  });

  test('turns its first card apart, the others beside it', () => {
    const { rules, position } = at(variant(), '9d 8d 7d');
    for (let cards = 0; cards < 3; cards++) rules.make(position, tap(0));
    expect(pilesOf(position).slice(0, 3)).toEqual(['', '7D', '8D 9D']);
  });

  test('the lowest of the others takes the empty end', () => {
    const [lowest, others] = numbered({ role: 'waste' }, { role: 'waste' });
    const position = table('', '8D 9D');
    refillLowest(lowest!, others!)(position, 0);
    expect(pilesOf(position)).toEqual(['8D', '9D']);
  });
});

test('fills one column with retinues until a king begins the next', () => {
  const [deck, ...columns] = numbered({ role: 'stock' }, { role: 'tableau' }, { role: 'tableau' }, { role: 'tableau' });
  const position = table('3h kc ks 2d 5h', '', '', '');
  dealRetinues(deck!, columns)(position, 0);
  expect(pilesOf(position)).toEqual(['', '5H 2D', 'KS', 'KC 3H']);
});
