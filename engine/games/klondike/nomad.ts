import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { cell, pile } from '../../vocabulary/piles.ts';

export default defineGame({
  id: 'nomad',
  name: 'Nomad',
  variant: () => likeKlondike({ packs: 2, heights: [4, 4, 4, 4, 4, 4, 4, 4], open: 4, stores: [pile(cell())] }),
});
