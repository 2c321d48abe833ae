import { type Rank, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Test } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { removeAlone } from '../../vocabulary/actions.ts';
import { fillFrom, removePairs, removeWhole } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles } from '../../vocabulary/piles.ts';
import { addUpTo } from '../../vocabulary/relations.ts';
import { fillBetweenSets, setOutlook, setPlaces } from '../../vocabulary/sets.ts';

const NINE: Rank = 9;
const isHigh: Test = (card) => rankOf(card) > NINE;

export default defineGame({
  id: 'nines',
  name: 'Nines',
  variant() {
    const out = gone();
    const talon = pile({ role: 'stock' });
    const tap = removeAlone(out, NINE);
    const places = piles(9, { role: 'tableau', lift: 'top', build: addUpTo(NINE), tap });
    const set = setPlaces(4, isHigh);
    return {
      places: rows([
        [talon, 0.75, ...places.slice(0, 3), 0.75, ...set],
        [1.75, ...places.slice(3, 6)],
        [1.75, ...places.slice(6)],
      ]),
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, places)],
      after: [removePairs(out), removeWhole(set, out), fillBetweenSets(set, fillFrom(talon, places))],
      won: holds([out], 52),
      score: cardsOn([out]),
      outlook: setOutlook(set, places, isHigh, out),
    };
  },
});
