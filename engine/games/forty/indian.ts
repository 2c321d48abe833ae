import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { build, down, otherSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'indian',
  name: 'Indian',
  variant: () => thieves({ columns: 10, rows: ['down', 'up', 'up'], build: build(down, otherSuit) }),
});
