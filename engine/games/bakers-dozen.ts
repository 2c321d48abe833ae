import { defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { dealOut, kingsDown } from '../rules/deals.ts';
import { foundation, pile, piles, tableau } from '../rules/piles.ts';
import { aces, anySuit, build, down, sameSuit, up } from '../rules/relations.ts';

export default defineGame({
  id: 'bakers-dozen',
  name: "Baker's Dozen",
  layout() {
    const deck = pile({ role: 'stock' });
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces }));
    const columns = piles(13, tableau({ build: build(down, anySuit), lift: 'top' }));
    return {
      places: rows([[2, ...homes.flatMap((home) => [null, home])], columns]),
      hidden: [deck],
      from: deck,
      deal: [dealOut(deck, columns), kingsDown(columns)],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
