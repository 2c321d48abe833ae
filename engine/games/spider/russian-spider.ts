import { defineGame } from '../../model/game.ts';
import { likeSpider } from '../../vocabulary/families/columns/spider.ts';
import { build, down, kings, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'russian-spider',
  name: 'Russian Spider',
  variant: () =>
    likeSpider({ heights: [1, 6, 7, 8, 9, 10, 11], open: 5, build: build(down, sameSuit), lift: 'any', start: kings }),
});
