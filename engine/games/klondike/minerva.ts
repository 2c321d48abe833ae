import { defineGame } from '../../model/game.ts';
import { reserveShown } from '../../vocabulary/base.ts';
import { dealDown, turnUpTops } from '../../vocabulary/deals.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { pile, reserve } from '../../vocabulary/piles.ts';
import { kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'minerva',
  name: 'Minerva',
  variant() {
    const store = pile(reserve());
    const table = likeKlondike({
      heights: [4, 4, 4, 4, 4, 4, 4],
      open: 'every other',
      start: kings,
      homes: { lift: 'nothing' },
      stores: [store],
      turning: { redeals: 1 },
      after: () => [turnUpTops([store])],
    });
    return {
      ...table,
      deal: [dealDown(table.from, [store], 11), turnUpTops([store]), ...table.deal],
      shows: [reserveShown(store)],
    };
  },
});
