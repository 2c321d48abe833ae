import { defineGame } from '../../model/game.ts';
import { likeSpider, dealWhenFilled } from '../../vocabulary/families/columns/spider.ts';

export default defineGame({
  id: 'beetle',
  name: 'Beetle',
  variant: () => likeSpider({ packs: 2, heights: [6, 5, 5, 6, 5, 5, 6, 5, 5, 6], open: 6, deals: dealWhenFilled }),
});
