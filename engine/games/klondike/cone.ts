import { defineGame } from '../../model/game.ts';
import type { Pile } from '../../model/pile.ts';
import { dealEach, everyFilled, type Need, onlyWhen } from '../../vocabulary/actions.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { piles, reserve } from '../../vocabulary/piles.ts';
import { alternateColour, build, down, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'cone',
  name: 'Cone',
  variant() {
    const stores = piles(4, reserve());
    const every = (columns: readonly Pile[]): Need => {
      const { met, why } = everyFilled(columns);
      return { met: (t, at) => t.size(at) === stores.length || met(t, at), why };
    };
    return likeKlondike({
      packs: 2,
      heights: [1, 2, 3, 4, 3, 2, 1],
      open: 4,
      build: build(wrapped(down), alternateColour),
      twice: true,
      stores,
      deals: (columns) => onlyWhen(every(columns), dealEach(columns, stores)),
    });
  },
});
