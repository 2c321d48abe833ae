import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { build, down, otherSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'midshipman',
  name: 'Midshipman',
  variant: () => thieves({ columns: 9, rows: ['down', 'down', 'up', 'up'], build: build(down, otherSuit) }),
});
