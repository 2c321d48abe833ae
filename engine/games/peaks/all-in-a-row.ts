import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { asTap, playTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealOut } from '../../vocabulary/deals.ts';
import { pile, piles, tableau, waste } from '../../vocabulary/piles.ts';
import { anyCard, anySuit, build, nextTo } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'all-in-a-row',
  name: 'All in a Row',
  variant() {
    const deck = pile({ role: 'stock' });
    const row = pile(waste({ lift: 'nothing', fan: 'right', start: anyCard, build: build(nextTo, anySuit) }));
    const columns = piles(13, tableau({ lift: 'top', tap: playTo(row), double: asTap }));
    return {
      places: rows([[row], columns]),
      hidden: [deck],
      from: deck,
      deal: [dealOut(deck, columns)],
      won: holds([row], 52),
      score: cardsOn([row]),
    };
  },
});
