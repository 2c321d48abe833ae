import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { anySuit, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'congress',
  name: 'Congress',
  variant: () => thieves({ columns: 8, rows: ['up'], build: build(down, anySuit), filled: true }),
});
