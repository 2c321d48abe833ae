import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { reserveShown } from '../../vocabulary/base.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealDown, dealUp, laidFirst, turnUpTops } from '../../vocabulary/deals.ts';
import {
  emptyTakes,
  foundation,
  fromOnly,
  pile,
  piles,
  reserve,
  stock,
  tableau,
  waste,
} from '../../vocabulary/piles.ts';
import { aceHigh, anyCard, build, down, sameSuit, twos, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'straight-up',
  name: 'Straight Up',
  variant() {
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
