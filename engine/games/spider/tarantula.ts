import { defineGame } from '../../model/game.ts';
import { likeSpider, dealWhenFilled } from '../../vocabulary/families/columns/spider.ts';
import { build, down, sameColour } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'tarantula',
  name: 'Tarantula',
  variant: () =>
    likeSpider({
      packs: 2,
      heights: [6, 5, 5, 6, 5, 5, 6, 5, 5, 6],
      open: 1,
      lift: build(down, sameColour),
      deals: dealWhenFilled,
    }),
});
