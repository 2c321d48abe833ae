import { choose, defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { drag } from '../../model/move.ts';
import type { Shortcut } from '../../model/pile.ts';
import { cardsOn, emptyAmong, holds } from '../../vocabulary/conditions.ts';
import { dealOut } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { anyCard, anySuit, build, nextTo } from '../../vocabulary/relations.ts';

const foundations = choose(
  'Foundations',
  {
    six: { label: 'Six Foundations', count: 6, left: 1 },
    five: { label: 'Five Foundations', count: 5, left: 0 },
    four: { label: 'Four Foundations', count: 4, left: 0 },
  },
  'six',
);

export default defineGame({
  id: 'eliminator',
  name: 'Eliminator',
  options: { foundations },
  variant({ foundations: { count, left } }) {
    const deck = pile({ role: 'stock' });
    const homes = piles(count, foundation({ build: build(nextTo, anySuit), start: anyCard, lift: 'nothing' }));
    const toBegun: Shortcut = (t, at) =>
      homes.filter(({ index }) => t.size(index) > 0).map(({ index }) => drag(at, 1, index));
    const columns = piles(4, tableau({ lift: 'top', double: toBegun }));
    const [played, unbegun] = [cardsOn(homes), emptyAmong(homes)];
    return {
      places: rows([homes, [left, ...columns]]),
      hidden: [deck],
      from: deck,
      deal: [dealOut(deck, columns)],
      // The player decides which card begins a foundation.
      homes: [],
      won: holds(homes, 52),
      score: (t) => played(t) - (count - unbegun(t)),
    };
  },
});
