import { defineGame, formerRules } from '../../model/game.ts';
import { dealWhenFilled, likeSpider } from '../../vocabulary/families/columns/spider.ts';

/** Clubs, hearts and spades. */
const SUITS = [0, 2, 3];

export default defineGame({
  id: 'chinese-spider',
  name: 'Chinese Spider',
  version: 2,
  options: { former: formerRules },
  earlier: { former: true },
  variant: ({ former }) =>
    likeSpider({
      packs: 4,
      suits: SUITS,
      heights: Array.from({ length: former ? 13 : 12 }, () => 6),
      open: 1,
      deals: dealWhenFilled,
    }),
});
