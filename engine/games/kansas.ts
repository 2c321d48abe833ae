import { defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import { turnTo } from '../rules/actions.ts';
import { fillFrom } from '../rules/after.ts';
import { baseShown, reserveShown, setBase } from '../rules/base.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { dealDown, dealUp, turnUpTops } from '../rules/deals.ts';
import { emptyTakes, foundation, fromOnly, pile, piles, reserve, stock, tableau, waste } from '../rules/piles.ts';
import { anyCard, anySuit, baseCards, build, down, sameSuit, up, wrapped } from '../rules/relations.ts';

export default defineGame({
  id: 'kansas',
  name: 'Kansas',
  layout() {
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
