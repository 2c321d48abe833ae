import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import type { Pile } from '../../model/pile.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { eachPile, foundation, pile, piles, stock, waste } from '../../vocabulary/piles.ts';
import { aces, anyCard, build, down, sameSuit, up } from '../../vocabulary/relations.ts';

const WIDTH = 12;
/** Columns in half a row. In a narrow window the left half of the rows lies above the right half. */
const HALF = WIDTH / 2;
const ROWS = 3;

const rowOf = (place: number): number => Math.floor(place / WIDTH);

export default defineGame({
  id: 'colonel',
  name: 'Colonel',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    const homes = piles(8, foundation({ build: build(up, sameSuit), start: aces, lift: 'nothing' }));
    /** A card is in play once the place below it is empty; cards come from lower rows and the waste. */
    const places: Pile[] = eachPile(WIDTH * ROWS, (at, before) => ({
      role: 'tableau',
      name: 'pile',
      lift: 'top',
      placed: true,
      build: build(down, sameSuit),
      start: anyCard,
      closed: (t) => at + WIDTH < places.length && t.size(places[at + WIDTH]!.index) > 0,
      near: (from) => from === turned.index || rowOf(places.findIndex(({ index }) => index === from)) > rowOf(at),
      reach(from, to, _count, t) {
        const below = places[at + WIDTH]?.index;
        if (t.size(to) === 0) return at < WIDTH || t.size(before[at - WIDTH]!.index) > 0;
        return below === undefined || below === from || t.size(below) === 0;
      },
      outOfReach: 'buried',
    }));
    return {
      places: [...rows([[talon, turned, 2, ...homes]]), ...grid(places, WIDTH, { y: 1 })],
      otherwise: [
        [
          ...rows([homes.slice(0, 4), homes.slice(4)]),
          ...rows([[4.5, talon, turned]], 0.5),
          ...grid(
            places.filter((_, at) => at % WIDTH < HALF),
            HALF,
            { x: 0.25, y: 2 },
          ),
          ...grid(
            places.filter((_, at) => at % WIDTH >= HALF),
            HALF,
            { x: 0.25, y: 5.2 },
          ),
        ],
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, places), dealUp(talon, [turned])],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
