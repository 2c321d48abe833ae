import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { build, down, sameSuit, twos, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'deuces',
  name: 'Deuces',
  variant: () =>
    thieves({
      columns: 10,
      rows: ['up'],
      build: build(wrapped(down), sameSuit),
      laid: twos,
      homes: { build: build(wrapped(up), sameSuit), start: twos },
    }),
});
