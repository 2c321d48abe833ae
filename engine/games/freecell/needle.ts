import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealHeights, dealUp } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, reserve, tableau } from '../../vocabulary/piles.ts';
import { aces, alternateColour, anyCard, build, down, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'needle',
  name: 'Needle',
  variant() {
    const deck = pile({ role: 'stock' });
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces }));
    const store = pile(reserve({ fan: 'right', takes: anyCard, room: 18 }));
    const columns = piles(9, tableau({ build: build(down, alternateColour), start: anyCard, lift: 'top' }));
    return {
      places: rows([[store, 4, ...homes], columns]),
      hidden: [deck],
      from: deck,
      deal: [dealUp(deck, [store], 8), dealHeights(deck, columns, [8, 8, 4, 2, 0, 2, 4, 8, 8], 8)],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
