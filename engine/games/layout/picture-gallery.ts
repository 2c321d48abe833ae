import { defineGame } from '../../model/game.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { gallery } from '../../vocabulary/families/rows/picture-gallery.ts';
import { anyCard } from '../../vocabulary/relations.ts';
import { onceDealtOut } from '../../vocabulary/piles.ts';

export default defineGame({
  id: 'picture-gallery',
  name: 'Picture Gallery',
  variant: () =>
    gallery({
      bases: [4, 3, 2],
      below: (talon) => ({ start: anyCard, reach: onceDealtOut(talon) }),
      deals: (below) => dealEach(below),
      after: fillFrom,
    }),
});
