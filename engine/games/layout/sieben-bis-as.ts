import { rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Pile, Step, Test } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { betweenNeighbours } from '../../vocabulary/families/rows/gaps.ts';
import { eachPile, pile, piles, reserve } from '../../vocabulary/piles.ts';
import { PIQUET_RANKS } from '../../vocabulary/piquet.ts';
import { build, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';
import { gridOfRows, rowsBroken } from '../../vocabulary/shapes/grid.ts';
import { ofEachSuit } from '../../vocabulary/suits.ts';

const WIDTH = 10;
const next = build(wrapped(up), sameSuit);
const sevens: Test = (card) => rankOf(card) === 7;

export default defineGame({
  id: 'sieben-bis-as',
  name: 'Sieben bis As',
  variant() {
    const deck = pile({ role: 'stock' });
    const places = eachPile(3 * WIDTH, () => ({
      role: 'tableau',
      lift: 'top',
      room: 1,
      ...betweenNeighbours(WIDTH, next),
    }));
    const spares = piles(2, reserve());
    /** Cards go home only from behind a gap. */
    const homes: Pile[] = ofEachSuit({
      build: next,
      start: sevens,
      lift: 'nothing',
      reach: (from, _to, _count, t) => from < places.length && from % WIDTH > 0 && t.size(from - 1) === 0,
    });
    const sevensHome: Step = (t) => {
      for (const { index } of places) {
        if (!sevens(t.top(index), 0)) continue;
        const home = homes.find(({ taking }) => taking.start!(t.top(index), 0));
        t.move(index, home!.index, 1);
      }
    };
    return {
      places: [...gridOfRows(places, WIDTH), ...rows([[1.75, ...spares, 0.75, ...homes]], 3.15)],
      otherwise: [
        [...rowsBroken(places, WIDTH, { across: WIDTH / 2, x: 0.6 }), ...rows([[...spares, 0.2, ...homes]], 6.6)],
      ],
      hidden: [deck],
      from: deck,
      deck: { ranks: PIQUET_RANKS },
      deal: [dealUp(deck, [...places, ...spares]), sevensHome],
      won: holds(homes, 32),
      score: cardsOn(homes),
      noneSafe: true,
    };
  },
});
