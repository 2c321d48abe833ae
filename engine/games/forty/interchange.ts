import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { build, down, kings, sameSuit } from '../../vocabulary/relations.ts';

const runs = build(down, sameSuit);

export default defineGame({
  id: 'interchange',
  name: 'Interchange',
  variant: () =>
    thieves({
      columns: 7,
      rows: ['up', 'down', 'up', 'down', 'up', 'down', 'up'],
      build: runs,
      lift: runs,
      start: kings,
    }),
});
