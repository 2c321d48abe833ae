import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { anySuit, build, down } from '../../vocabulary/relations.ts';

const inColumns = build(down, anySuit);

export default defineGame({
  id: 'single-rail',
  name: 'Single Rail',
  variant: () => thieves({ packs: 1, columns: 4, rows: ['up'], build: inColumns, lift: inColumns }),
});
