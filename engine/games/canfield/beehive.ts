import { choose, defineGame } from '../../model/game.ts';
import type { Step } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { reserveShown } from '../../vocabulary/base.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealDown, dealUp, turnUpTops } from '../../vocabulary/deals.ts';
import { gone, pile, piles, reserve, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { anyCard, sameRank } from '../../vocabulary/relations.ts';

const SUITS = 4;

const hive = choose(
  'Cards in the hive',
  { ten: { label: '10', count: 10 }, thirteen: { label: '13', count: 13 } },
  'ten',
);

export default defineGame({
  id: 'beehive',
  name: 'Beehive',
  options: { hive },
  variant({ hive: { count } }) {
    const turned = pile(waste({ fan: { right: 3 } }));
    const talon = pile(stock(turnTo(turned, { turn: 3, redeals: Infinity })));
    const store = pile(reserve());
    const garden = piles(6, tableau({ build: sameRank, start: anyCard }));
    const out = gone();
    const removeFours: Step = (t) => {
      for (const { index } of garden) if (t.size(index) === SUITS) t.move(index, out.index, SUITS);
    };
    const left = cardsOn([out]);
    return {
      places: rows(
        [
          [talon, turned],
          [store, 1, ...garden],
        ],
        0,
        1.2,
      ),
      hidden: [out],
      from: talon,
      deal: [dealDown(talon, [store], count), turnUpTops([store]), dealUp(talon, garden)],
      after: [removeFours, fillFrom(store, garden), turnUpTops([store])],
      won: holds([out], 52),
      score: left,
      shows: [reserveShown(store)],
    };
  },
});
