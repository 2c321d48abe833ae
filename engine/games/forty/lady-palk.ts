import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { aces, anySuit, build, down, kings } from '../../vocabulary/relations.ts';

const runs = build(down, anySuit);

export default defineGame({
  id: 'lady-palk',
  name: 'Lady Palk',
  variant: () =>
    thieves({ columns: 8, rows: ['up', 'up', 'up', 'up'], build: runs, lift: runs, start: kings, laid: aces }),
});
