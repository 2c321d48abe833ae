import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';

const runs = build(down, sameSuit);

export default defineGame({
  id: 'lucas',
  name: 'Lucas',
  variant: () => thieves({ columns: 13, rows: ['up', 'up', 'up', 'up'], build: runs, lift: runs }),
});
