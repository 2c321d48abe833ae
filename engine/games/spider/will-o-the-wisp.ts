import { defineGame } from '../../model/game.ts';
import { dealDown, dealUp } from '../../vocabulary/deals.ts';
import { likeSpiderette } from '../../vocabulary/families/columns/spider.ts';

export default defineGame({
  id: 'will-o-the-wisp',
  name: "Will o' the Wisp",
  variant: () => likeSpiderette((talon, columns) => [dealDown(talon, columns, 2), dealUp(talon, columns)]),
});
