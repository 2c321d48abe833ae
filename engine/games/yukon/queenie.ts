import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'queenie',
  name: 'Queenie',
  variant: () =>
    likeKlondike({ heights: [1, 2, 3, 4, 5, 6, 7], open: 7, lift: 'any', start: kings, homes: { lift: 'nothing' } }),
});
