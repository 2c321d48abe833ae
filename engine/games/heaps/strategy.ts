import { defineGame } from '../../model/game.ts';
import { overColumns } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { takeOut, turnUpTops } from '../../vocabulary/deals.ts';
import { hand } from '../../vocabulary/families/foundations/sir-tommy.ts';
import { foundation, onceDealtOut, openStock, pile, piles } from '../../vocabulary/piles.ts';
import { aces, build, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'strategy',
  name: 'Strategy',
  variant() {
    const talon = pile(openStock());
    const hands = piles(8, hand(talon));
    const homes = piles(
      4,
      foundation({
        build: build(up, sameSuit),
        lift: 'nothing',
        reach: onceDealtOut(() => talon),
      }),
    );
    return {
      places: overColumns([talon], homes, hands),
      from: talon,
      deal: [takeOut(talon, aces, homes), turnUpTops([talon])],
      after: [turnUpTops([talon])],
      won: holds(homes, 52),
      score: cardsOn(homes, 4),
    };
  },
});
