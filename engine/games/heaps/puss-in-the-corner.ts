import { defineGame } from '../../model/game.ts';
import type { Pile } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { dealOn } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { takeOut, turnUpTops } from '../../vocabulary/deals.ts';
import { hand } from '../../vocabulary/families/foundations/sir-tommy.ts';
import { foundation, openStock, pile, piles } from '../../vocabulary/piles.ts';
import { aces, build, sameColour, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'puss-in-the-corner',
  name: 'Puss in the Corner',
  variant() {
    const talon: Pile = pile(openStock({ tap: dealOn(() => hands.toReversed(), 1) }));
    const hands = piles(4, hand(talon, { name: 'pile', fan: 'none' }));
    const homes = piles(4, foundation({ build: build(up, sameColour), lift: 'nothing' }));
    const [first, second, third, fourth] = hands;
    return {
      places: rows([
        [first!, 1.5, talon, 1.5, second!],
        [2, ...homes.slice(0, 2)],
        [2, ...homes.slice(2)],
        [third!, 4, fourth!],
      ]),
      from: talon,
      deal: [takeOut(talon, aces, homes), turnUpTops([talon])],
      after: [turnUpTops([talon])],
      won: holds(homes, 52),
      score: cardsOn(homes, 4),
    };
  },
});
