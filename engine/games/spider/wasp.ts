import { defineGame } from '../../model/game.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { likeSpider } from '../../vocabulary/families/columns/spider.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'wasp',
  name: 'Wasp',
  variant: () =>
    likeSpider({
      heights: [7, 7, 7, 7, 7, 7, 7],
      open: [4, 4, 4, 4, 7, 7, 7],
      build: build(down, sameSuit),
      lift: 'any',
      deals: (columns) => dealEach(columns.slice(0, 3)),
    }),
});
