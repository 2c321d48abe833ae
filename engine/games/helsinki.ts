import { KING } from '../card.ts';
import { defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import { removeAlone } from '../rules/actions.ts';
import { refill, removePairs } from '../rules/after.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { dealUp } from '../rules/deals.ts';
import { gone, pile, piles } from '../rules/piles.ts';
import { addUpTo } from '../rules/relations.ts';

export default defineGame({
  id: 'helsinki',
  name: 'Helsinki',
  layout() {
    const out = gone();
    const talon = pile({ role: 'stock' });
    const tap = removeAlone(out, KING);
    const places = piles(10, { role: 'tableau', lift: 'top', build: addUpTo(KING), tap });
    return {
      places: rows([[talon], places.slice(0, 5), places.slice(5)]),
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, places)],
      after: [removePairs(out), refill(talon)],
      won: holds([out], 52),
      score: cardsOn([out]),
    };
  },
});
