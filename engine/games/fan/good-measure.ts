import { defineGame } from '../../model/game.ts';
import { bakersDozen } from '../../vocabulary/families/columns/bakers-dozen.ts';

export default defineGame({
  id: 'good-measure',
  name: 'Good Measure',
  variant: () => bakersDozen({ width: 10, laid: 2 }),
});
