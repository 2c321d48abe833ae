import { defineGame } from '../../model/game.ts';
import { triangle, turnUpTops } from '../../vocabulary/deals.ts';
import { likeSpiderette } from '../../vocabulary/families/columns/spider.ts';

export default defineGame({
  id: 'spiderette',
  name: 'Spiderette',
  variant: () => likeSpiderette((talon, columns) => [triangle(talon, columns), turnUpTops(columns)]),
});
