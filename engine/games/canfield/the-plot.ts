import { KING } from '../../model/card.ts';
import { BASE } from '../../model/counters.ts';
import { defineGame } from '../../model/game.ts';
import type { Table } from '../../model/table.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { baseShown, reserveShown, setBase } from '../../vocabulary/base.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealDown, dealUp, turnUpTops } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, reserve, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { anyCard, anySuit, baseCards, build, down, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'the-plot',
  name: 'The Plot',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    const store = pile(reserve());
    /** Whether a foundation is complete; before that no other begins. */
    const isOneFull = (t: Table): boolean => homes.some(({ index }) => t.size(index) === KING);
    const homes = piles(
      8,
      foundation({
        build: build(wrapped(up), anySuit),
        start: baseCards,
        room: KING,
        lift: 'nothing',
        reach: (_from, to, _count, t) => t.size(to) > 0 || isOneFull(t),
      }),
    );
    const columns = piles(
      12,
      tableau({
        build: build(wrapped(down), anySuit),
        start: anyCard,
        lift: 'top',
        near: (from) => from !== store.index,
        reach: (from, to, _count, t) =>
          t.size(to) > 0 || (from === turned.index && (isOneFull(t) || baseCards(t.top(from), t.counter(BASE)))),
      }),
    );
    const first = homes.slice(0, 1);
    return {
      places: rows([
        [talon, turned, 1.5, ...homes],
        [store, 0.5, ...columns],
      ]),
      from: talon,
      deck: { packs: 2 },
      deal: [
        dealDown(talon, [store], 13),
        turnUpTops([store]),
        dealUp(talon, columns),
        dealUp(talon, first),
        setBase(first),
      ],
      after: [turnUpTops([store])],
      won: holds(homes, 104),
      score: cardsOn(homes),
      noneSafe: true,
      shows: [baseShown, reserveShown(store)],
    };
  },
});
