import { defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { dealOut, dealUp } from '../rules/deals.ts';
import { foundation, pile, piles, tableau } from '../rules/piles.ts';
import { aces, anyCard, anySuit, build, down, sameSuit, up } from '../rules/relations.ts';

export default defineGame({
  id: 'streets-and-alleys',
  name: 'Streets and Alleys',
  layout() {
    const deck = pile({ role: 'stock' });
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces }));
    const flanks = piles(8, tableau({ build: build(down, anySuit), start: anyCard, lift: 'top', fan: 'right' }));
    const left = flanks.filter((_, at) => at % 2 === 0);
    return {
      places: rows(homes.map((home, at) => [flanks[at * 2]!, 3, home, 0.5, flanks[at * 2 + 1]!])),
      hidden: [deck],
      from: deck,
      deal: [dealUp(deck, flanks, 6), dealOut(deck, left)],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
