import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { likeFourSeasons } from '../../vocabulary/families/columns/four-seasons.ts';
import { alternateColour, build, down, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'simplicity',
  name: 'Simplicity',
  variant: () =>
    likeFourSeasons({
      piles: 12,
      build: build(wrapped(down), alternateColour),
      places: (first, homes, columns) => [...rows([[...first, null, ...homes]]), ...grid(columns, 6, { x: 0.5, y: 1 })],
    }),
});
