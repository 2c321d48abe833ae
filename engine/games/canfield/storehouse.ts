import { defineGame } from '../../model/game.ts';
import { likeCanfield } from '../../vocabulary/families/columns/canfield.ts';
import { build, down, sameSuit, twos, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'storehouse',
  name: 'Storehouse',
  variant: () =>
    likeCanfield({ columns: 4, store: 13, laid: twos, build: build(wrapped(down), sameSuit), turning: { redeals: 2 } }),
});
