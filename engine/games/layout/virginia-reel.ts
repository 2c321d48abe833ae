import { defineGame } from '../../model/game.ts';
import { dealEach, everyFilled, onlyWhen } from '../../vocabulary/actions.ts';
import { takeOut } from '../../vocabulary/deals.ts';
import { gallery } from '../../vocabulary/families/rows/picture-gallery.ts';
import { ofRank } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'virginia-reel',
  name: 'Virginia Reel',
  variant: () =>
    gallery({
      bases: [2, 3, 4],
      exchanged: true,
      begun: (from, row, base) => takeOut(from, ofRank(base), row),
      deals: (below, places) => onlyWhen(everyFilled(places), dealEach(below)),
    }),
});
