import { JACK, rankOf } from '../../model/card.ts';
import { choose, defineGame } from '../../model/game.ts';
import type { Test } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { fillFrom, refill, removePairs, removeWhole } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles } from '../../vocabulary/piles.ts';
import { addUpTo } from '../../vocabulary/relations.ts';
import { fillBetweenSets, setOutlook, setPlaces } from '../../vocabulary/sets.ts';

const isFaceCard: Test = (card) => rankOf(card) >= JACK;

const variation = choose(
  'Variation',
  { elevens: { label: 'Elevens', together: false }, too: { label: 'Elevens Too', together: true } },
  'elevens',
);

export default defineGame({
  id: 'elevens',
  name: 'Elevens',
  options: { variation },
  variant({ variation: { together } }) {
    const out = gone();
    const talon = pile({ role: 'stock' });
    const places = piles(9, { role: 'tableau', lift: 'top', build: addUpTo(11) });
    const court = setPlaces(3, isFaceCard);
    return {
      places: rows([
        [talon, 0.75, ...places.slice(0, 3), 0.75, ...court],
        [1.75, ...places.slice(3, 6)],
        [1.75, ...places.slice(6)],
      ]),
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, places)],
      after: together
        ? [removePairs(out), removeWhole(court, out), fillBetweenSets(court, fillFrom(talon, places))]
        : [removePairs(out), refill(talon), removeWhole(court, out)],
      won: holds([out], 52),
      score: cardsOn([out]),
      ...(together && { outlook: setOutlook(court, places, isFaceCard, out) }),
    };
  },
});
