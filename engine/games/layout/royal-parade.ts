import { defineGame } from '../../model/game.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { gallery } from '../../vocabulary/families/rows/picture-gallery.ts';

export default defineGame({
  id: 'royal-parade',
  name: 'Royal Parade',
  variant: () => gallery({ bases: [2, 3, 4], exchanged: true, deals: (below) => dealEach(below), after: fillFrom }),
});
