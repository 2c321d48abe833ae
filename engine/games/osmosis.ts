import { defineGame, toggle } from '../game.ts';
import { dealDown, dealUp } from '../rules/deals.ts';
import { bySeepage } from '../rules/osmosis.ts';

export default defineGame({
  id: 'osmosis',
  name: 'Osmosis',
  options: { three: toggle('Three card deals') },
  layout: ({ three }) => bySeepage(three, (talon, stores) => [dealDown(talon, stores, 3), dealUp(talon, stores)]),
});
