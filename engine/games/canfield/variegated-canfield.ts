import { defineGame } from '../../model/game.ts';
import { likeCanfield } from '../../vocabulary/families/columns/canfield.ts';
import { aces, alternateColour, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'variegated-canfield',
  name: 'Variegated Canfield',
  variant: () =>
    likeCanfield({
      packs: 2,
      columns: 5,
      store: 13,
      open: true,
      laid: aces,
      build: build(down, alternateColour),
      turning: { turn: 3, redeals: 2 },
    }),
});
