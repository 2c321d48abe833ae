import { KING, QUEEN } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { cell, foundation, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, anyCard, anySuit, build, down, ofRank, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'doorway',
  name: 'Doorway',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces }));
    const columns = piles(5, tableau({ build: build(down, anySuit), start: anyCard, lift: 'top' }));
    const [kingsPlace, queensPlace] = [KING, QUEEN].map((rank) => pile(cell({ start: ofRank(rank) })));
    return {
      places: rows([
        [talon, turned, 2, ...homes],
        [kingsPlace!, 0.5, ...columns, 0.5, queensPlace!],
      ]),
      from: talon,
      deal: [dealUp(talon, columns)],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
