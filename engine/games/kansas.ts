import { defineGame } from '../model/game.ts';
import { rows } from '../model/variant.ts';
import { turnTo } from '../vocabulary/actions.ts';
import { fillFrom } from '../vocabulary/after.ts';
import { baseShown, reserveShown, setBase } from '../vocabulary/base.ts';
import { cardsOn, holds } from '../vocabulary/conditions.ts';
import { dealDown, dealUp, turnUpTops } from '../vocabulary/deals.ts';
import { emptyTakes, foundation, fromOnly, pile, piles, reserve, stock, tableau, waste } from '../vocabulary/piles.ts';
import { anyCard, anySuit, baseCards, build, down, sameSuit, up, wrapped } from '../vocabulary/relations.ts';

export default defineGame({
  id: 'kansas',
  name: 'Kansas',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    const store = pile(reserve());
    const homes = piles(4, foundation({ build: build(wrapped(up), sameSuit), start: baseCards, lift: 'nothing' }));
    const first = homes.slice(0, 1);
    const columns = piles(
      3,
      tableau({ build: build(wrapped(down), anySuit), start: anyCard, reach: emptyTakes(fromOnly(turned)) }),
    );
    return {
      places: rows([
        [talon, turned, 0.5, ...homes],
        [store, 2.5, ...columns],
      ]),
      from: talon,
      deal: [
        dealDown(talon, [store], 12),
        turnUpTops([store]),
        dealUp(talon, first),
        setBase(first),
        dealUp(talon, columns),
      ],
      after: [fillFrom(store, columns), turnUpTops([store])],
      won: holds(homes, 52),
      score: cardsOn(homes),
      shows: [reserveShown(store), baseShown],
    };
  },
});
