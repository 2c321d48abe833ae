import { defineGame } from '../../model/game.ts';
import { dealWhenFilled, likeSpider } from '../../vocabulary/families/columns/spider.ts';

/** Clubs, hearts and spades. */
const SUITS = [0, 2, 3];

export default defineGame({
  id: 'chinese-spider',
  name: 'Chinese Spider',
  variant: () =>
    likeSpider({
      packs: 4,
      suits: SUITS,
      heights: Array.from({ length: 13 }, () => 6),
      open: 1,
      deals: dealWhenFilled,
    }),
});
