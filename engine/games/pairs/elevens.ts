import { JACK, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { refill, removePairs, removeWhole } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles, reserve } from '../../vocabulary/piles.ts';
import { addUpTo } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'elevens',
  name: 'Elevens',
  variant() {
    const out = gone();
    const talon = pile({ role: 'stock' });
    const places = piles(9, { role: 'tableau', lift: 'top', build: addUpTo(11) });
    const court = piles(
      3,
      reserve({
        lift: 'nothing',
        start: (card) => rankOf(card) >= JACK,
        room: 1,
        reach: (from, _to, _count, t) => court.every(({ index }) => rankOf(t.top(index)) !== rankOf(t.top(from))),
      }),
    );
    return {
      places: rows([
        [talon, 0.75, ...places.slice(0, 3), 0.75, ...court],
        [1.75, ...places.slice(3, 6)],
        [1.75, ...places.slice(6)],
      ]),
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, places)],
      after: [removePairs(out), refill(talon), removeWhole(court, out)],
      won: holds([out], 52),
      score: cardsOn([out]),
    };
  },
});
