import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { aces, anySuit, build, nextTo, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'four-leaf-clovers',
  name: 'Four Leaf Clovers',
  variant() {
    const deck = pile({ role: 'stock' });
    const home = pile(foundation({ build: build(wrapped(up), anySuit), start: aces, lift: 'nothing' }));
    const columns = piles(13, tableau({ build: build(nextTo, anySuit), lift: 'top' }));
    return {
      places: rows([[6, home], columns]),
      hidden: [deck],
      from: deck,
      deal: [dealUp(deck, columns, 4)],
      won: holds([home], 52),
      noneSafe: true,
      score: cardsOn([home]),
    };
  },
});
