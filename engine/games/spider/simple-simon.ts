import { defineGame } from '../../model/game.ts';
import { likeSpider } from '../../vocabulary/families/columns/spider.ts';

export default defineGame({
  id: 'simple-simon',
  name: 'Simple Simon',
  variant: () => likeSpider({ heights: [8, 8, 8, 7, 6, 5, 4, 3, 2, 1], open: 8, mixed: true }),
});
