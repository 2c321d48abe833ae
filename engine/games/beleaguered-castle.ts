import { ACE, rankOf } from '../model/card.ts';
import { defineGame } from '../model/game.ts';
import { rows } from '../model/variant.ts';
import type { Test } from '../model/pile.ts';
import { cardsOn, holds } from '../vocabulary/conditions.ts';
import { dealOut, dealUp, laidFirst } from '../vocabulary/deals.ts';
import { foundation, pile, piles, tableau } from '../vocabulary/piles.ts';
import { aces, anyCard, anySuit, build, down, sameSuit, up } from '../vocabulary/relations.ts';

const notAces: Test = (card) => rankOf(card) !== ACE;

export default defineGame({
  id: 'beleaguered-castle',
  name: 'Beleaguered Castle',
  variant() {
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
