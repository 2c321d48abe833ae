import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'forty-and-eight',
  name: 'Forty and Eight',
  variant: () =>
    thieves({ columns: 8, rows: ['up', 'up', 'up', 'up'], build: build(down, sameSuit), turning: { redeals: 1 } }),
});
