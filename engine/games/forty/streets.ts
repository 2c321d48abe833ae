import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { alternateColour, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'streets',
  name: 'Streets',
  variant: () => thieves({ columns: 10, rows: ['up', 'up', 'up', 'up'], build: build(down, alternateColour) }),
});
