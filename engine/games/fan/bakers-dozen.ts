import { defineGame, toggle } from '../../model/game.ts';
import { bakersDozen } from '../../vocabulary/families/columns/bakers-dozen.ts';

export default defineGame({
  id: 'bakers-dozen',
  name: "Baker's Dozen",
  options: { kept: toggle('Kings keep their order') },
  variant: bakersDozen,
});
