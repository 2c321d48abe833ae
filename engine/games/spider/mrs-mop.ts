import { defineGame } from '../../model/game.ts';
import { likeSpider } from '../../vocabulary/families/columns/spider.ts';

export default defineGame({
  id: 'mrs-mop',
  name: 'Mrs. Mop',
  variant: () => likeSpider({ packs: 2, heights: [8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8], open: 8 }),
});
