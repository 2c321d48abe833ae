import { defineGame } from '../../model/game.ts';
import { countInOrder, type Order } from '../../vocabulary/families/rows/gaps.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { eachPile, pile } from '../../vocabulary/piles.ts';
import { aces, build, sameSuit, up } from '../../vocabulary/relations.ts';
import { gridOfRows, rowsBroken } from '../../vocabulary/shapes/grid.ts';

const [ROWS, WIDTH] = [4, 14];
const order: Order = { width: WIDTH, first: aces, next: build(up, sameSuit) };
const higher = build((card, onto) => card > onto, sameSuit);

export default defineGame({
  id: 'spaces-and-aces',
  name: 'Spaces and Aces',
  variant() {
    const deck = pile({ role: 'stock' });
    const places = eachPile(ROWS * WIDTH, (at, before) => ({
      role: 'tableau',
      lift: 'top',
      room: 1,
      ...(at % WIDTH === 0 ? { start: aces } : { build: higher, on: before[at - 1]! }),
    }));
    const score = countInOrder(places, order);
    return {
      places: gridOfRows(places, WIDTH),
      otherwise: [rowsBroken(places, WIDTH, { across: WIDTH / 2 })],
      hidden: [deck],
      from: deck,
      deal: [
        dealUp(
          deck,
          places.filter((_, at) => at % WIDTH > 0),
        ),
      ],
      won: (t) => score(t) === 52,
      score,
    };
  },
});
