import { rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Table } from '../../model/table.ts';
import { grid, rows } from '../../model/variant.ts';
import { removeWhole } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles, reserve, tableau } from '../../vocabulary/piles.ts';
import { anyCard, nextTo } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'triple-alliance',
  name: 'Triple Alliance',
  variant() {
    const out = gone();
    const deck = pile({ role: 'stock' });
    /**
     * Whether a card is next in rank to one of the cards that wait for their third, and of another rank than all of
     * them.
     */
    const joins = (t: Table, from: number): boolean => {
      const rank = rankOf(t.top(from));
      const others = allies.flatMap(({ index }) => (t.size(index) > 0 ? [rankOf(t.top(index))] : []));
      return others.length === 0 || (!others.includes(rank) && others.some((other) => nextTo(rank, other)));
    };
    const allies = piles(
      3,
      reserve({ lift: 'nothing', start: anyCard, room: 1, reach: (from, _to, _count, t) => joins(t, from) }),
    );
    const fans = piles(18, tableau({ name: 'fan', lift: 'top', fan: { right: 3 } }));
    return {
      places: [...rows([[3.6, ...allies]]), ...grid(fans, 6, { y: 1, step: 1.75 })],
      hidden: [deck, out],
      from: deck,
      deal: [dealUp(deck, fans, 2), dealUp(deck, fans.slice(0, 16))],
      after: [removeWhole(allies, out)],
      won: holds([out], 51),
      score: cardsOn([out]),
    };
  },
});
