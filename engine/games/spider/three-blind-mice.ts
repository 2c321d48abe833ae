import { defineGame } from '../../model/game.ts';
import { likeSpider } from '../../vocabulary/families/columns/spider.ts';
import { piles, reserve } from '../../vocabulary/piles.ts';
import { build, down, kings, sameSuit } from '../../vocabulary/relations.ts';

/** The columns, and how many cards of each lie face up. */
const MICE = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5];
const SEEN = [5, 5, 5, 5, 5, 5, 5, 2, 2, 2];

export default defineGame({
  id: 'three-blind-mice',
  name: 'Three Blind Mice',
  variant: () =>
    likeSpider({
      heights: MICE,
      open: SEEN,
      build: build(down, sameSuit),
      lift: 'any',
      start: kings,
      stores: piles(2, reserve()),
    }),
});
