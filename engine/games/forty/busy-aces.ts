import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'busy-aces',
  name: 'Busy Aces',
  variant: () => thieves({ columns: 12, rows: ['up'], build: build(down, sameSuit) }),
});
