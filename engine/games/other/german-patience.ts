import { KING } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { anyCard, anySuit, build, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'german-patience',
  name: 'German Patience',
  variant() {
    const turned = pile(waste({ fan: { right: 4 } }));
    const talon = pile(stock(turnTo(turned)));
    const columns = piles(8, tableau({ build: build(wrapped(up), anySuit), start: anyCard, lift: 'top', room: KING }));
    return {
      places: rows([[talon, turned], columns]),
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, columns)],
      won: holds(columns, 104),
      score: cardsOn(columns, 8),
    };
  },
});
