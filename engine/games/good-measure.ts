import { defineGame } from '../game.ts';
import { bakersDozen } from '../rules/bakers-dozen.ts';

export default defineGame({
  id: 'good-measure',
  name: 'Good Measure',
  layout: () => bakersDozen({ width: 10, laid: 2 }),
});
