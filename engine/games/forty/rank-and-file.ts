import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { alternateColour, build, down } from '../../vocabulary/relations.ts';

const runs = build(down, alternateColour);

export default defineGame({
  id: 'rank-and-file',
  name: 'Rank and File',
  variant: () => thieves({ columns: 10, rows: ['down', 'down', 'down', 'up'], build: runs, lift: runs }),
});
