import { defineGame, toggle } from '../../model/game.ts';
import { dealDown, dealUp } from '../../vocabulary/deals.ts';
import { bySeepage } from '../../vocabulary/families/foundations/osmosis.ts';

export default defineGame({
  id: 'osmosis',
  name: 'Osmosis',
  options: { three: toggle('Three card deals') },
  variant: ({ three }) => bySeepage(three, (talon, stores) => [dealDown(talon, stores, 3), dealUp(talon, stores)]),
});
