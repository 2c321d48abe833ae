import { TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import type { Reach } from '../../model/pile.ts';
import { grid, rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealDown, dealRoundPastAces, dealUp } from '../../vocabulary/deals.ts';
import { hand } from '../../vocabulary/families/foundations/sir-tommy.ts';
import { emptyTakes, foundation, pile, piles, reserve, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, anyCard, build, down, sameSuit, up } from '../../vocabulary/relations.ts';

const JEWELS = 13;

export default defineGame({
  id: 'casket',
  name: 'Casket',
  variant() {
    const turned = pile(waste({ room: 1 }));
    const talon = pile(stock(turnTo(turned)));
    const homes = piles(8, foundation({ build: build(up, sameSuit), start: aces }));
    const jewels = pile(reserve({ name: 'jewel', lift: 'nothing' }));
    const lid = piles(5, reserve({ name: 'lid' }));
    /** An empty place of the casket takes any card but one of the lid. */
    const notOfLid: Reach = emptyTakes((from) => lid.every(({ index }) => index !== from));
    const sides = piles(
      8,
      tableau({
        name: 'casket',
        build: build(down, sameSuit),
        start: anyCard,
        lift: 'top',
        fan: 'none',
        reach: notOfLid,
      }),
    );
    const heaps = piles(3, hand(turned, { name: 'heap', fan: 'none' }));
    const [left, right] = [sides.slice(0, 4), sides.slice(4)];
    return {
      places: [
        ...rows([[talon, turned, 0.5, ...lid]]),
        ...grid(left, 2, { x: 3, y: 1, step: 3 }),
        ...rows([[3, ...right]], 3),
        { pile: jewels, x: 4.5, y: 1.5 },
        ...grid(heaps, 1, { y: 1 }),
        ...grid(homes.slice(0, 4), 1, { x: 8 }),
        ...grid(homes.slice(4), 1, { x: 9 }),
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [
        dealDown(talon, [jewels], JEWELS),
        (t) => dealRoundPastAces(t, talon.index, [...lid, ...sides], homes, TURNED),
        dealUp(talon, [turned]),
      ],
      after: [fillFrom(jewels, lid)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
