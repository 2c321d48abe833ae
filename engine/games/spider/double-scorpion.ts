import { defineGame } from '../../model/game.ts';
import { likeSpider } from '../../vocabulary/families/columns/spider.ts';
import { build, down, kings, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'double-scorpion',
  name: 'Double Scorpion',
  variant: () =>
    likeSpider({
      packs: 2,
      heights: [11, 11, 11, 11, 10, 10, 10, 10, 10, 10],
      open: [7, 7, 7, 7, 6, 10, 10, 10, 10, 10],
      build: build(down, sameSuit),
      lift: 'any',
      start: kings,
    }),
});
