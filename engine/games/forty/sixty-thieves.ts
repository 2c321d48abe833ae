import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'sixty-thieves',
  name: 'Sixty Thieves',
  variant: () => thieves({ packs: 3, columns: 12, rows: ['up', 'up', 'up', 'up', 'up'], build: build(down, sameSuit) }),
});
