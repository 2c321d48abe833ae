import { JACK, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Relation } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { refill, removePairs, removeWhole } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles } from '../../vocabulary/piles.ts';
import { addUpTo, sameSuit } from '../../vocabulary/relations.ts';
import { setPlaces } from '../../vocabulary/sets.ts';

const eleven = addUpTo(11);
const inSuit: Relation = (card, onto, base) => sameSuit(card, onto) && eleven(card, onto, base);

export default defineGame({
  id: 'suit-elevens',
  name: 'Suit Elevens',
  variant() {
    const out = gone();
    const talon = pile({ role: 'stock' });
    const places = piles(15, { role: 'tableau', lift: 'top', build: inSuit });
    const court = setPlaces(3, (card) => rankOf(card) >= JACK, sameSuit);
    return {
      places: rows([
        [talon, 0.75, ...places.slice(0, 5), 0.75, ...court],
        [1.75, ...places.slice(5, 10)],
        [1.75, ...places.slice(10)],
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
