import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { alternateColour, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'emperor',
  name: 'Emperor',
  variant: () => thieves({ columns: 10, rows: ['down', 'down', 'down', 'up'], build: build(down, alternateColour) }),
});
