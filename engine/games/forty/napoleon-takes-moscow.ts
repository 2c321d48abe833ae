import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, reserve, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, build, down, kings, sameSuit, up } from '../../vocabulary/relations.ts';
import { atSpots, onSpots, type PyramidSpot, spotsIn } from '../../vocabulary/shapes/pyramid.ts';

/** Eleven rows of one and two cards in turn around this x; the single card of the last row lies on the others. */
const treeAround = (x: number): PyramidSpot[] =>
  spotsIn(Array.from({ length: 11 }, (_, row) => (row % 2 === 0 ? [x] : [x - 0.5, x + 0.5])));
const TREE = treeAround(5);

export default defineGame({
  id: 'napoleon-takes-moscow',
  name: 'Napoleon Takes Moscow',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 2 })));
    const homes = piles(8, foundation({ build: build(up, sameSuit), start: aces }));
    const columns = piles(8, tableau({ build: build(down, sameSuit), start: kings, lift: 'top' }));
    const tree = onSpots(TREE, reserve({ placed: true }));
    return {
      places: [
        ...rows([
          [talon, turned, 1, ...homes],
          [...columns.slice(0, 4), 3, ...columns.slice(4)],
        ]),
        ...atSpots(TREE, tree, 1, 1 / 4),
      ],
      otherwise: [
        [...rows([homes, columns]), ...rows([[talon, turned]], 4.8), ...atSpots(treeAround(3.5), tree, 4.8, 1 / 4)],
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, columns, 4), dealUp(talon, tree)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
