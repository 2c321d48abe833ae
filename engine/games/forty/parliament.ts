import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { aces, anySuit, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'parliament',
  name: 'Parliament',
  variant: () => thieves({ columns: 8, rows: ['up'], build: build(down, anySuit), laid: aces, filled: true }),
});
