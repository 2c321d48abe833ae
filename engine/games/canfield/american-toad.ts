import { defineGame } from '../../model/game.ts';
import { likeCanfield } from '../../vocabulary/families/columns/canfield.ts';
import { build, down, sameSuit, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'american-toad',
  name: 'American Toad',
  variant: () =>
    likeCanfield({
      packs: 2,
      columns: 8,
      store: 20,
      open: true,
      build: build(wrapped(down), sameSuit),
      turning: { redeals: 1 },
    }),
});
