import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'thieves-of-egypt',
  name: 'Thieves of Egypt',
  variant: () =>
    likeKlondike({
      packs: 2,
      heights: [1, 3, 5, 7, 9, 10, 8, 6, 4, 2],
      open: 10,
      start: kings,
      turning: { redeals: 1 },
    }),
});
