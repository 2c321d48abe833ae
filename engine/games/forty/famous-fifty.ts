import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'famous-fifty',
  name: 'Famous Fifty',
  variant: () => thieves({ columns: 10, rows: ['up', 'up', 'up', 'up', 'up'], build: build(down, sameSuit) }),
});
