import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'triple-klondike',
  name: 'Triple Klondike',
  variant: () =>
    likeKlondike({
      packs: 3,
      heights: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
      start: kings,
      turning: { redeals: Infinity },
    }),
});
