import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { baseShown, reserveShown, setBase } from '../../vocabulary/base.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealDown, dealUp } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, reserve, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { anyCard, baseCards, build, down, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

/** The y of each pile of the wings, in card heights. */
const WINGS = [1.2, 1.1, 1, 1.1, 1.1, 1, 1.1, 1.2];

export default defineGame({
  id: 'eagle-wing',
  name: 'Eagle Wing',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 2 })));
    const trunk = pile(reserve());
    const homes = piles(
      4,
      foundation({
        build: build(wrapped(up), sameSuit),
        start: baseCards,
        lift: 'nothing',
        most: 3,
        oneByOne: true,
      }),
    );
    const first = homes.slice(0, 1);
    const wings = piles(8, tableau({ build: build(wrapped(down), sameSuit), start: anyCard, most: 1, room: 3 }));
    const atWing = wings.map((wing, at) => ({ pile: wing, x: at < 4 ? at : at + 1, y: WINGS[at]! }));
    return {
      places: [
        ...rows([[talon, turned, null, ...homes]]),
        ...atWing.slice(0, 4),
        { pile: trunk, x: 4, y: 1.35 },
        ...atWing.slice(4),
      ],
      otherwise: [
        [
          ...rows([[talon, turned, 2, ...homes]]),
          ...wings.map((wing, at) => ({ pile: wing, x: at, y: WINGS[at]! + 0.1 })),
          { pile: trunk, x: 3.5, y: 2.75 },
        ],
      ],
      from: talon,
      deal: [
        dealUp(talon, [trunk]),
        dealDown(talon, [trunk], 12),
        dealUp(talon, wings),
        dealUp(talon, first),
        setBase(first),
      ],
      after: [fillFrom(trunk, wings)],
      won: holds(homes, 52),
      score: cardsOn(homes),
      shows: [reserveShown(trunk), baseShown],
    };
  },
});
