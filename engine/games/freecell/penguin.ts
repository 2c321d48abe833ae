import { rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { TURNED } from '../../model/change.ts';
import type { Pile, Step } from '../../model/pile.ts';
import { baseShown, setBase } from '../../vocabulary/base.ts';
import { toEmpty } from '../../vocabulary/cells.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { cell, foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { baseCards, belowBase, build, down, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

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

export default defineGame({
  id: 'penguin',
  name: 'Penguin',
  variant() {
    const deck = pile({ role: 'stock' });
    const cells = piles(WIDTH, cell());
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
  },
});
