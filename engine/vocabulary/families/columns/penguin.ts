import { rankOf } from '../../../model/card.ts';
import { grid, rows, type Variant } from '../../../model/variant.ts';
import { TURNED } from '../../../model/change.ts';
import type { Pile, Step } from '../../../model/pile.ts';
import { baseShown, setBase } from '../../base.ts';
import { toEmpty } from '../../cells.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealUp } from '../../deals.ts';
import { cell, foundation, pile, piles, tableau } from '../../piles.ts';
import { baseCards, belowBase, build, down, sameSuit, up, wrapped } from '../../relations.ts';

const WIDTH = 7;

/**
 * Deals the pack in rows; the cards of the base rank but the first go to foundations as they come, and take no place in
 * a row.
 */
const dealAround =
  (deck: Pile, columns: readonly Pile[], homes: readonly Pile[]): Step =>
  (t) => {
    const base = rankOf(t.top(columns[0]!.index));
    let [column, home] = [1, 0];
    while (t.size(deck.index) > 0) {
      const isBase = rankOf(t.top(deck.index)) === base;
      const to = isBase ? homes[home++]! : columns[column++ % WIDTH]!;
      t.move(deck.index, to.index, 1, TURNED);
    }
  };

/**
 * Seven columns of seven in suit, from a base card under the first of them; the other cards of its rank lie on
 * foundations, and `count` cells lie above.
 */
export function likePenguin(count: number): Variant {
  const deck = pile({ role: 'stock' });
  const cells = piles(count, cell());
  const homes = piles(
    4,
    foundation({ build: build(wrapped(up), sameSuit), start: baseCards, room: 13, lift: 'nothing' }),
  );
  const columns = piles(
    WIDTH,
    tableau({ build: build(wrapped(down), sameSuit), start: belowBase, double: toEmpty(cells) }),
  );
  const [beak] = columns;
  return {
    places: [...rows([cells, columns]), ...grid(homes, 1, { x: WIDTH + 0.25 })],
    hidden: [deck],
    from: deck,
    deal: [dealUp(deck, [beak!]), setBase([beak!]), dealAround(deck, columns, homes)],
    won: holds(homes, 52),
    score: cardsOn(homes),
    shows: [baseShown],
  };
}
