import { defineGame } from '../game.ts';
import { bakersDozen } from '../rules/bakers-dozen.ts';
import { alternateColour, anySuit, build, down, up } from '../rules/relations.ts';

export default defineGame({
  id: 'castles-in-spain',
  name: 'Castles in Spain',
  layout: () => bakersDozen({ home: build(up, anySuit), onto: build(down, alternateColour) }),
});
