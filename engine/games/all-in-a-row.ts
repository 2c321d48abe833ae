import { defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import { asTap, playTo } from '../rules/actions.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { dealOut } from '../rules/deals.ts';
import { pile, piles, tableau, waste } from '../rules/piles.ts';
import { anyCard, anySuit, build, nextTo } from '../rules/relations.ts';

export default defineGame({
  id: 'all-in-a-row',
  name: 'All in a Row',
  layout() {
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
