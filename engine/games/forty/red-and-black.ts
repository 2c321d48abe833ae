import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { aces, alternateColour, build, down, up } from '../../vocabulary/relations.ts';

const runs = build(down, alternateColour);

export default defineGame({
  id: 'red-and-black',
  name: 'Red and Black',
  variant: () =>
    thieves({
      columns: 8,
      rows: ['up'],
      build: runs,
      lift: runs,
      laid: aces,
      homes: { build: build(up, alternateColour) },
    }),
});
