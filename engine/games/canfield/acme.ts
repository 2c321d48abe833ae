import { defineGame } from '../../model/game.ts';
import { likeCanfield } from '../../vocabulary/families/columns/canfield.ts';
import { aces, build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'acme',
  name: 'Acme',
  variant: () =>
    likeCanfield({
      columns: 4,
      store: 13,
      laid: aces,
      build: build(down, sameSuit),
      lift: 'top',
      turning: { redeals: 1 },
    }),
});
