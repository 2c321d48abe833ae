import { QUEEN } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { foundation, pile, piles, stock, waste } from '../../vocabulary/piles.ts';
import { build, down, ofRank, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'captive-queens',
  name: 'Captive Queens',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 2 })));
    const fives = piles(4, foundation({ start: ofRank(5), build: build(wrapped(down), sameSuit), room: 6 }));
    const queens = piles(4, foundation({ start: ofRank(QUEEN), room: 1, lift: 'nothing' }));
    const sixes = piles(4, foundation({ start: ofRank(6), build: build(up, sameSuit), room: 6 }));
    const homes = [...fives, ...queens, ...sixes];
    return {
      places: rows([
        [2.5, ...fives],
        [talon, turned, 0.5, ...queens],
        [2.5, ...sixes],
      ]),
      from: talon,
      deal: [],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
