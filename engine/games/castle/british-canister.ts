import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'british-canister',
  name: 'British Canister',
  variant: () =>
    likeKlondike({ heights: [6, 6, 7, 7, 7, 7, 6, 6], open: 8, dealsTo: toNone, lift: 'top', start: kings }),
});
