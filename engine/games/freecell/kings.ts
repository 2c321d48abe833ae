import { KING, rankOf } from '../../model/card.ts';
import { TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import type { Pile, Step } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { takeOut } from '../../vocabulary/deals.ts';
import { cell, piles, pilesOf } from '../../vocabulary/piles.ts';
import { kings } from '../../vocabulary/relations.ts';

/** Deals to one column until a king begins the next. */
const dealRetinues =
  (deck: Pile, columns: readonly Pile[]): Step =>
  (t) => {
    for (let at = 0; t.size(deck.index) > 0;) {
      if (rankOf(t.top(deck.index)) === KING) at++;
      t.move(deck.index, columns[at]!.index, 1, TURNED);
    }
  };

export default defineGame({
  id: 'kings',
  name: 'Kings',
  variant() {
    const table = likeKlondike({
      packs: 2,
      heights: [0, 0, 0, 0, 0, 0, 0, 0],
      dealsTo: toNone,
      start: () => false,
      stores: piles(8, cell()),
    });
    const [columns, homes, cells] = [pilesOf(table, 'tableau'), pilesOf(table, 'foundation'), pilesOf(table, 'cell')];
    // Half the deck may be in one column: the foundations stand beside it, among the cells, to leave it the window's
    // whole height.
    const lying = [
      ...rows([columns]),
      ...homes.map((pile, at) => ({ pile, x: 9.35 + (at % 2), y: Math.floor(at / 2) })),
      ...cells.map((pile, at) => ({ pile, x: 8.35 + 3 * (at % 2), y: Math.floor(at / 2) })),
    ];
    const places = table.places.map(({ pile }) => lying.find((place) => place.pile === pile)!);
    return {
      ...table,
      places,
      deal: [takeOut(table.from, kings, columns.slice(0, 1)), dealRetinues(table.from, columns)],
    };
  },
});
