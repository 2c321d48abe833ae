import { defineGame } from '../../model/game.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'irmgard',
  name: 'Irmgard',
  variant: () =>
    likeKlondike({
      packs: 2,
      heights: [1, 2, 3, 4, 5, 4, 3, 2, 1],
      start: kings,
      deals: (columns) => dealEach(columns, columns.slice(1, -1)),
    }),
});
