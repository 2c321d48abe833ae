import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { anySuit, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'diplomat',
  name: 'Diplomat',
  variant: () => thieves({ columns: 8, rows: ['up', 'up', 'up', 'up'], build: build(down, anySuit) }),
});
