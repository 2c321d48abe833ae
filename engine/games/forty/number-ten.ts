import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { alternateColour, build, down } from '../../vocabulary/relations.ts';

const runs = build(down, alternateColour);

export default defineGame({
  id: 'number-ten',
  name: 'Number Ten',
  variant: () => thieves({ columns: 10, rows: ['down', 'down', 'up', 'up'], build: runs, lift: runs }),
});
