import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'waning-moon',
  name: 'Waning Moon',
  variant: () => thieves({ columns: 13, rows: ['up', 'up', 'up', 'up'], build: build(down, sameSuit) }),
});
