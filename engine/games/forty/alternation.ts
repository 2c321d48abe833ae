import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { alternateColour, build, down } from '../../vocabulary/relations.ts';

const runs = build(down, alternateColour);

export default defineGame({
  id: 'alternation',
  name: 'Alternation',
  variant: () =>
    thieves({ columns: 7, rows: ['up', 'down', 'up', 'down', 'up', 'down', 'up'], build: runs, lift: runs }),
});
