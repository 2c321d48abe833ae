import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Action, Pile } from '../../model/pile.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealHands, dealUp } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, reserve, stock, tableau } from '../../vocabulary/piles.ts';
import { aces, alternateColour, anyCard, build, down, sameSuit, up } from '../../vocabulary/relations.ts';

const EACH = 4;

export default defineGame({
  id: 'kingsdown-eights',
  name: 'Kingsdown Eights',
  variant() {
    const stores = piles(8, reserve({ fan: 'down' }));
    const dealFours: Action = {
      can: (t, at) => t.size(at) > 0,
      run: (t, at) => dealHands(talon, stores, EACH)(t, at),
      why: () => ({ code: 'dealt' }),
    };
    const talon: Pile = pile(stock(dealFours));
    const homes = piles(8, foundation({ build: build(up, sameSuit), start: aces, room: 13 }));
    const columns = piles(
      8,
      tableau({ build: build(down, alternateColour), start: anyCard, lift: 'top', fan: 'none' }),
    );
    return {
      places: rows([
        [talon, 0.5, ...homes],
        [1.5, ...columns],
        [1.5, ...stores],
      ]),
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, columns), dealUp(talon, stores, EACH)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
