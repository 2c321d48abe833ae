import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { aces } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'martha',
  name: 'Martha',
  variant: () =>
    likeKlondike({
      heights: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
      open: 'every other',
      dealsTo: toNone,
      laid: aces,
      most: 'one to an empty column',
    }),
});
