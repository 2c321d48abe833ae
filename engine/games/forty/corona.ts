import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'corona',
  name: 'Corona',
  variant: () =>
    thieves({
      columns: 12,
      rows: ['up', 'up', 'up'],
      build: build(down, sameSuit),
      filled: true,
      homes: { lift: 'nothing' },
    }),
});
