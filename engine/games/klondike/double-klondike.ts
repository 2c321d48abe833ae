import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'double-klondike',
  name: 'Double Klondike',
  variant: () =>
    likeKlondike({ packs: 2, heights: [1, 2, 3, 4, 5, 6, 7, 8, 9], start: kings, turning: { redeals: Infinity } }),
});
