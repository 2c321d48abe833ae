import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'ali-baba',
  name: 'Ali Baba',
  variant: () =>
    thieves({
      packs: 1,
      columns: 10,
      rows: ['up', 'up', 'up', 'up'],
      build: build(down, sameSuit),
      lift: build(down, sameSuit),
    }),
});
