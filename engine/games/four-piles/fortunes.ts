import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Pile } from '../../model/pile.ts';
import { asTap, dealEach, removeOutranked } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { gone, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { anyCard } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'fortunes',
  name: 'Fortunes',
  variant() {
    const out = gone();
    const columns: Pile[] = piles(
      4,
      tableau({ start: anyCard, lift: 'any', tap: removeOutranked(out, () => columns), double: asTap }),
    );
    const talon = pile({ ...stock(dealEach(columns)), double: asTap });
    return {
      places: rows([[talon, null, ...columns]]),
      hidden: [out],
      from: talon,
      deal: [],
      won: holds([out], 48),
      score: cardsOn([out]),
    };
  },
});
