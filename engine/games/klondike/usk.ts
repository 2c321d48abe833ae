import { TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import { redealInOrder } from '../../vocabulary/actions.ts';
import { dealRound, gather } from '../../vocabulary/deals.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'usk',
  name: 'Usk',
  variant: () =>
    likeKlondike({
      heights: [1, 2, 3, 4, 5, 6, 7, 8, 8, 8],
      open: 8,
      start: kings,
      deals: (columns) =>
        redealInOrder(1, (t, at) => {
          gather(t, columns.toReversed(), at);
          columns.forEach((_, row) => dealRound(t, at, columns.slice(row), TURNED));
        }),
    }),
});
