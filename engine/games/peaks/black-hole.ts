import { ACE, rankOf, suitOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { grid, type Place } from '../../model/variant.ts';
import type { Test } from '../../model/pile.ts';
import { asTap, playTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, takeOut } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { anySuit, build, nextTo } from '../../vocabulary/relations.ts';

const FAN_STEP_WIDTHS = 1.75;
const aceOfSpades: Test = (card) => rankOf(card) === ACE && suitOf(card) === 3;

export default defineGame({
  id: 'black-hole',
  name: 'Black Hole',
  variant() {
    const deck = pile({ role: 'stock' });
    const hole = pile(foundation({ build: build(nextTo, anySuit), lift: 'nothing' }));
    const fans = piles(17, tableau({ name: 'fan', lift: 'top', fan: { right: 3 }, tap: playTo(hole), double: asTap }));
    // The fans lie around the hole: five above it, four below, and the others in two rows beside it.
    const beside = (row: number): Place[] =>
      [0, 1, 3, 4].map((at, nth) => ({ pile: fans[row * 4 + 1 + nth]!, x: at * FAN_STEP_WIDTHS, y: row }));
    return {
      places: [
        ...grid(fans.slice(0, 5), 5, { step: FAN_STEP_WIDTHS }),
        ...beside(1),
        ...beside(2),
        ...grid(fans.slice(13), 4, { step: FAN_STEP_WIDTHS, x: FAN_STEP_WIDTHS / 2, y: 3 }),
        { pile: hole, x: 2 * FAN_STEP_WIDTHS + 0.25, y: 1.5 },
      ],
      otherwise: [
        [
          ...grid(fans.slice(0, 6), 3, { step: FAN_STEP_WIDTHS }),
          ...grid(fans.slice(6, 8), 2, { step: 2 * FAN_STEP_WIDTHS, y: 2 }),
          ...grid(fans.slice(8), 3, { step: FAN_STEP_WIDTHS, y: 3 }),
          { pile: hole, x: FAN_STEP_WIDTHS + 0.25, y: 2 },
        ],
      ],
      hidden: [deck],
      from: deck,
      deal: [takeOut(deck, aceOfSpades, [hole]), dealUp(deck, fans, 3)],
      won: holds([hole], 52),
      noneSafe: true,
      score: cardsOn([hole], 1),
    };
  },
});
