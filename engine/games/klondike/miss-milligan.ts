import { defineGame } from '../../model/game.ts';
import type { Variant } from '../../model/variant.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { onceDealtOut, pile, reserve } from '../../vocabulary/piles.ts';
import { alternateColour, anyCard, build, down, kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'miss-milligan',
  name: 'Miss Milligan',
  variant() {
    /** Holds cards set aside once the stock is gone: waived. */
    const waived = pile(
      reserve({
        fan: 'down',
        lift: build(down, alternateColour),
        start: anyCard,
        reach: onceDealtOut(() => table.from),
      }),
    );
    const table: Variant = likeKlondike({
      packs: 2,
      heights: [1, 1, 1, 1, 1, 1, 1, 1],
      start: kings,
      homes: { lift: 'nothing' },
      stores: [waived],
    });
    return table;
  },
});
