import { ACE, rankOf } from '../card.ts';
import { defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import type { Test } from '../pile.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { dealOut, dealUp, laidFirst } from '../rules/deals.ts';
import { foundation, pile, piles, tableau } from '../rules/piles.ts';
import { aces, anyCard, anySuit, build, down, sameSuit, up } from '../rules/relations.ts';

const notAces: Test = (card) => rankOf(card) !== ACE;

export default defineGame({
  id: 'beleaguered-castle',
  name: 'Beleaguered Castle',
  layout() {
    const deck = pile({ role: 'stock' });
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces, gives: notAces }));
    const flanks = piles(8, tableau({ build: build(down, anySuit), start: anyCard, lift: 'top', fan: 'right' }));
    return {
      places: rows(homes.map((home, at) => [flanks[at * 2]!, 3, home, 0.5, flanks[at * 2 + 1]!])),
      hidden: [deck],
      from: deck,
      order: laidFirst(aces),
      deal: [dealUp(deck, homes), dealOut(deck, flanks)],
      won: holds(homes, 52),
      score: cardsOn(homes, homes.length),
    };
  },
});
