import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { alternateColour, build, down } from '../../vocabulary/relations.ts';

const runs = build(down, alternateColour);

export default defineGame({
  id: 'number-twelve',
  name: 'Number Twelve',
  variant: () => thieves({ packs: 3, columns: 12, rows: ['down', 'down', 'up', 'up'], build: runs, lift: runs }),
});
