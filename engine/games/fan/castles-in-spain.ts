import { defineGame } from '../../model/game.ts';
import { bakersDozen } from '../../vocabulary/families/columns/bakers-dozen.ts';
import { alternateColour, anySuit, build, down, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'castles-in-spain',
  name: 'Castles in Spain',
  variant: () => bakersDozen({ home: build(up, anySuit), onto: build(down, alternateColour) }),
});
