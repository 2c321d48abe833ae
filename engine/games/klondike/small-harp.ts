import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'small-harp',
  name: 'Small Harp',
  variant: () => likeKlondike({ heights: [7, 6, 5, 4, 3, 2, 1], start: kings, turning: { redeals: Infinity } }),
});
