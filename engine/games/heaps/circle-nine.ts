import { defineGame } from '../../model/game.ts';
import { type Place, rows } from '../../model/variant.ts';
import { refill } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, turnUpTops } from '../../vocabulary/deals.ts';
import { hand } from '../../vocabulary/families/foundations/sir-tommy.ts';
import { foundation, openStock, pile, piles } from '../../vocabulary/piles.ts';
import { anySuit, build, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'circle-nine',
  name: 'Circle Nine',
  variant() {
    const talon = pile(openStock());
    const home = pile(foundation({ build: build(wrapped(up), anySuit), lift: 'nothing' }));
    const circle = piles(9, hand(talon, { name: 'pile', fan: 'none' }));
    const below: Place[] = circle.slice(5, 8).map((pile, at) => ({ pile, x: 4.5 - at, y: 2 }));
    return {
      places: [
        ...rows([[talon, 1, ...circle.slice(0, 4)]]),
        { pile: circle[4]!, x: 6, y: 1 },
        ...below,
        { pile: circle[8]!, x: 1, y: 1 },
        { pile: home, x: 3.5, y: 1 },
      ],
      from: talon,
      deal: [dealUp(talon, circle), dealUp(talon, [home]), turnUpTops([talon])],
      after: [refill(talon), turnUpTops([talon])],
      won: holds([home], 52),
      score: cardsOn([home], 1),
    };
  },
});
