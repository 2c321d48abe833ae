import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { anySuit, build, down } from '../../vocabulary/relations.ts';

const inColumns = build(down, anySuit);

export default defineGame({
  id: 'double-rail',
  name: 'Double Rail',
  variant: () => thieves({ columns: 5, rows: ['up'], build: inColumns, lift: inColumns }),
});
