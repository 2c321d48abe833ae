import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { refill, removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { addUpTo } from '../../vocabulary/relations.ts';

/** The distance between fans: a card and the room for its two fellows. */
const BETWEEN = 0.75;

export default defineGame({
  id: 'hurricane',
  name: 'Hurricane',
  variant() {
    const out = gone();
    const talon = pile({ role: 'stock' });
    const build = addUpTo(14);
    const fans = piles(10, tableau({ name: 'fan', build, lift: 'top', fan: { right: 3 } }));
    const middle = piles(3, { role: 'tableau', build, lift: 'top' });
    const inRow = (first: number, last: number) => fans.slice(first, last).flatMap((fan) => [fan, BETWEEN]);
    return {
      places: rows([
        [talon, 0.5, ...inRow(0, 4)],
        [1.5, ...inRow(4, 5), 0.2, ...middle, 0.3, ...inRow(5, 6)],
        [1.5, ...inRow(6, 10)],
      ]),
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, fans, 3), dealUp(talon, middle)],
      after: [removePairs(out), refill(talon, middle)],
      won: holds([out], 52),
      score: cardsOn([out]),
    };
  },
});
