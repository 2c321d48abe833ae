import { defineGame } from '../../model/game.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { likeSpider } from '../../vocabulary/families/columns/spider.ts';

export default defineGame({
  id: 'relaxed-spider',
  name: 'Relaxed Spider',
  variant: () =>
    likeSpider({ packs: 2, heights: [6, 6, 6, 6, 5, 5, 5, 5, 5, 5], open: 1, deals: (columns) => dealEach(columns) }),
});
