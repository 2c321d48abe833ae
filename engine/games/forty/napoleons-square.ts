import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';

const runs = build(down, sameSuit);

export default defineGame({
  id: 'napoleons-square',
  name: "Napoleon's Square",
  variant: () => thieves({ columns: 12, rows: ['up', 'up', 'up', 'up'], build: runs, lift: runs }),
});
