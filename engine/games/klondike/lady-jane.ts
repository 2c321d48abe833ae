import { isFaceDown } from '../../model/card.ts';
import { TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Action } from '../../model/pile.ts';
import { baseShown, setBase } from '../../vocabulary/base.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealRound, dealUp, triangle, turnUpTops } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, reserve, stock, tableau, waste } from '../../vocabulary/piles.ts';
import {
  aboveBase,
  alternateColour,
  baseCards,
  belowBase,
  build,
  down,
  sameSuit,
  up,
  wrapped,
} from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'lady-jane',
  name: 'Lady Jane',
  variant() {
    const turned = pile(waste());
    const stores = piles(7, reserve());
    const deal: Action = {
      can: (t, at) => isFaceDown(t.top(at)),
      run(t, at) {
        if (t.size(at) > 2) return dealRound(t, at, stores, TURNED);
        t.move(at, turned.index, 1, TURNED);
        t.turn(at, 0);
      },
      why: (t, at) => ({ code: t.size(at) > 0 ? 'opened' : 'dealt' }),
    };
    const talon = pile({ ...stock(deal), lift: 'top' });
    const homes = piles(4, foundation({ build: build(wrapped(up), sameSuit), start: baseCards }));
    const first = homes.slice(0, 1);
    const columns = piles(7, tableau({ build: aboveBase(build(wrapped(down), alternateColour)), start: belowBase }));
    return {
      places: [
        ...rows([[talon, turned, null, ...homes], columns]),
        ...stores.map((store, at) => (at < 3 ? { pile: store, x: 7, y: at + 0.5 } : { pile: store, x: 8, y: at - 3 })),
      ],
      from: talon,
      deal: [
        triangle(talon, columns.slice(1)),
        dealUp(talon, columns),
        dealUp(talon, stores),
        dealUp(talon, first),
        setBase(first),
      ],
      after: [turnUpTops(columns)],
      won: holds(homes, 52),
      score: cardsOn(homes),
      shows: [baseShown],
    };
  },
});
