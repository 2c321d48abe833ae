import { defineGame, toggle } from '../game.ts';
import { bakersDozen } from '../rules/bakers-dozen.ts';

export default defineGame({
  id: 'bakers-dozen',
  name: "Baker's Dozen",
  options: { kept: toggle('Kings keep their order') },
  layout: bakersDozen,
});
