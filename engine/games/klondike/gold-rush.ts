import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'gold-rush',
  name: 'Gold Rush',
  variant: () =>
    likeKlondike({ heights: [1, 2, 3, 4, 5, 6, 7], start: kings, turning: { turn: [3, 2, 1], redeals: 2 } }),
});
