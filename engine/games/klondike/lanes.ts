import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { aces } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'lanes',
  name: 'Lanes',
  variant: () =>
    likeKlondike({
      heights: [3, 3, 3, 3, 3, 3],
      open: 3,
      lift: 'top',
      laid: aces,
      homes: { lift: 'nothing' },
      turning: { redeals: 1 },
    }),
});
