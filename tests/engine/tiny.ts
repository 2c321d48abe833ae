import { defineGame, type Game } from '../../engine/model/game.ts';
import { rows } from '../../engine/model/variant.ts';
import type { Action, Test } from '../../engine/model/pile.ts';
import type { RuleSet } from '../../engine/legality/rule-set.ts';
import { turnTo } from '../../engine/vocabulary/actions.ts';
import { cardsOn } from '../../engine/vocabulary/conditions.ts';
import { dealUp } from '../../engine/vocabulary/deals.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../../engine/vocabulary/piles.ts';
import { aces, alternateColour, anyCard, build, down, sameSuit, up } from '../../engine/vocabulary/relations.ts';
import { card, rulesOf } from './table.ts';

export const COLUMN = tableau({ build: build(down, alternateColour), start: anyCard });
export const HOME = foundation({ build: build(up, sameSuit), start: aces });

/**
 * A game of a few cards in a known order: stock 0, waste 1, foundations 2 and 3, columns 4 to 6. Two cards each are
 * dealt to the first two columns. Each text is the order of one shuffle, the first card dealt first; `start` says which
 * cards may start a column.
 */
export function tinyGame(orders: readonly string[], start: Test = anyCard): Game {
  return defineGame({
    id: 'tiny',
    name: 'Tiny',
    variant() {
      const turned = pile(waste());
      const talon = pile(stock(turnTo(turned, { redeals: 1 })));
      const homes = piles(2, HOME);
      const columns = piles(3, { ...COLUMN, start });
      return {
        places: rows([[talon, turned, ...homes], columns]),
        from: talon,
        order: (_cards, _number, nth) => orders[nth]!.split(' ').map(card),
        deal: [dealUp(talon, columns.slice(0, 2), 2)],
        won: (t) => cardsOn(homes)(t) === 4,
        score: cardsOn(homes),
      };
    },
  });
}

/** Changes nothing. */
export const action = (rest: Partial<Action> = {}): Action => ({
  can: () => true,
  run: () => {},
  why: () => ({ code: 'dealt' }),
  ...rest,
});

/** Columns 0 and 1, foundation 2. */
export const twoColumns = (): RuleSet => rulesOf([COLUMN, COLUMN, HOME]);
