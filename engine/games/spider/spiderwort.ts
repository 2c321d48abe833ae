import { defineGame } from '../../model/game.ts';
import { likeSpider, dealWhenFilled } from '../../vocabulary/families/columns/spider.ts';

export default defineGame({
  id: 'spiderwort',
  name: 'Spiderwort',
  variant: () =>
    likeSpider({ packs: 3, heights: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6], open: 1, deals: dealWhenFilled }),
});
