import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { alternateColour, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'maria',
  name: 'Maria',
  variant: () => thieves({ columns: 9, rows: ['up', 'up', 'up', 'up'], build: build(down, alternateColour) }),
});
