import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { anySuit, build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'little-forty',
  name: 'Little Forty',
  variant: () =>
    thieves({
      columns: 10,
      rows: ['up', 'up', 'up', 'up'],
      build: build(down, anySuit),
      lift: build(down, sameSuit),
      filled: true,
      turning: { turn: 3, redeals: 3 },
    }),
});
