import { defineGame, toggle } from '../../model/game.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { bySeepage } from '../../vocabulary/families/foundations/osmosis.ts';

export default defineGame({
  id: 'peek',
  name: 'Peek',
  options: { three: toggle('Three card deals') },
  variant: ({ three }) => bySeepage(three, (talon, stores) => [dealUp(talon, stores, 4)]),
});
