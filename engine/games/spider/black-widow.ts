import { defineGame } from '../../model/game.ts';
import { likeSpider, dealWhenFilled } from '../../vocabulary/families/columns/spider.ts';
import { anySuit, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'black-widow',
  name: 'Black Widow',
  variant: () =>
    likeSpider({
      packs: 2,
      heights: [6, 5, 5, 6, 5, 5, 6, 5, 5, 6],
      open: 1,
      lift: build(down, anySuit),
      deals: dealWhenFilled,
    }),
});
