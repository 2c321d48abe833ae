import { ACE, KING, makeCard } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, takeOut } from '../../vocabulary/deals.ts';
import { cell, foundation, pile, piles, stock, waste } from '../../vocabulary/piles.ts';
import { build, kings, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

const HEARTS = 2;
/**
 * The places of the foundations. Hearts are in the middle column, with the sultan between his ace and the other king of
 * hearts. The kings of each other suit lie on either side, in the order of suits.
 */
const THRONE = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 2],
  [1, 1],
  [0, 2],
  [2, 0],
  [2, 1],
  [2, 2],
] as const;

export default defineGame({
  id: 'sultan',
  name: 'Sultan',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 2 })));
    const sultan = pile(foundation({ lift: 'nothing' }));
    const ace = pile(foundation({ build: build(up, sameSuit), lift: 'nothing', room: 12 }));
    const others = piles(7, foundation({ build: build(wrapped(up), sameSuit), lift: 'nothing', room: 13 }));
    const homes = [others[0]!, ace, others[1]!, others[2]!, sultan, ...others.slice(3)];
    const divan = piles(6, cell({ name: 'divan' }));
    return {
      places: [
        ...rows([[talon], [turned]]),
        ...grid(divan.slice(0, 3), 1, { x: 1.5 }),
        ...homes.map((home, at) => ({ pile: home, x: 2.75 + THRONE[at]![0], y: THRONE[at]![1] })),
        ...grid(divan.slice(3), 1, { x: 6 }),
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [
        takeOut(talon, (card) => card === makeCard(KING, HEARTS), [sultan]),
        takeOut(talon, (card) => card === makeCard(ACE, HEARTS), [ace]),
        takeOut(talon, kings, others),
        dealUp(talon, divan),
      ],
      won: holds(homes, 104),
      score: cardsOn(homes, 9),
    };
  },
});
