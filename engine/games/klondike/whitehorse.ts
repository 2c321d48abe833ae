import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { alternateColour, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'whitehorse',
  name: 'Whitehorse',
  variant: () =>
    thieves({
      packs: 1,
      columns: 7,
      rows: ['up'],
      build: build(down, alternateColour),
      lift: build(down, alternateColour),
      turning: { redeals: Infinity },
      filled: true,
    }),
});
