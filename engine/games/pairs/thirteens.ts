import { KING } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { removeAlone } from '../../vocabulary/actions.ts';
import { refill, removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles } from '../../vocabulary/piles.ts';
import { addUpTo } from '../../vocabulary/relations.ts';
import { gridBeside } from '../../vocabulary/shapes/grid.ts';

export default defineGame({
  id: 'thirteens',
  name: 'Thirteens',
  variant() {
    const out = gone();
    const talon = pile({ role: 'stock' });
    const tap = removeAlone(out, KING);
    const places = piles(10, { role: 'tableau', lift: 'top', build: addUpTo(KING), tap });
    return {
      places: gridBeside(talon, places, 5),
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, places)],
      after: [removePairs(out), refill(talon)],
      won: holds([out], 52),
      score: cardsOn([out]),
    };
  },
});
