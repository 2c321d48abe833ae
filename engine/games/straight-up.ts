import { defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import { turnTo } from '../rules/actions.ts';
import { fillFrom } from '../rules/after.ts';
import { reserveShown } from '../rules/base.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { dealDown, dealUp, laidFirst, turnUpTops } from '../rules/deals.ts';
import { emptyTakes, foundation, fromOnly, pile, piles, reserve, stock, tableau, waste } from '../rules/piles.ts';
import { aceHigh, anyCard, build, down, sameSuit, twos, up } from '../rules/relations.ts';

export default defineGame({
  id: 'straight-up',
  name: 'Straight Up',
  layout() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 2 })));
    const store = pile(reserve());
    const homes = piles(
      4,
      foundation({ build: build(aceHigh(up), sameSuit), lift: 'nothing', most: 13, oneByOne: true }),
    );
    const columns = piles(
      4,
      tableau({ build: build(aceHigh(down), sameSuit), start: anyCard, reach: emptyTakes(fromOnly(turned)) }),
    );
    return {
      places: rows([
        [talon, turned, null, ...homes],
        [store, null, null, ...columns],
      ]),
      from: talon,
      order: laidFirst(twos),
      deal: [dealUp(talon, homes), dealDown(talon, [store], 13), turnUpTops([store]), dealUp(talon, columns)],
      after: [fillFrom(store, columns), turnUpTops([store])],
      won: holds(homes, 52),
      score: cardsOn(homes, 4),
      shows: [reserveShown(store)],
    };
  },
});
