import { defineGame, toggle } from '../game.ts';
import { dealUp } from '../rules/deals.ts';
import { bySeepage } from '../rules/osmosis.ts';

export default defineGame({
  id: 'peek',
  name: 'Peek',
  options: { three: toggle('Three card deals') },
  layout: ({ three }) => bySeepage(three, (talon, stores) => [dealUp(talon, stores, 4)]),
});
