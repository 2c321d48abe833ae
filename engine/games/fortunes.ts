import { defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import type { Pile } from '../pile.ts';
import { asTap, dealEach, removeOutranked } from '../rules/actions.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { gone, pile, piles, stock, tableau } from '../rules/piles.ts';
import { anyCard } from '../rules/relations.ts';

export default defineGame({
  id: 'fortunes',
  name: 'Fortunes',
  layout() {
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
