import { defineGame } from '../model/game.ts';
import { likeSpider, dealToFilled } from '../vocabulary/families/spider.ts';
import { anyCard, anySuit, build, down, sameSuit, wrapped } from '../vocabulary/relations.ts';

export default defineGame({
  id: 'grounds-for-a-divorce',
  name: 'Grounds for a Divorce',
  variant: () =>
    likeSpider({
      packs: 2,
      heights: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
      open: 5,
      build: build(wrapped(down), anySuit),
      whole: build(wrapped(down), sameSuit),
      first: anyCard,
      deals: dealToFilled,
    }),
});
