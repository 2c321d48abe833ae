import { isFaceDown, KING, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Action, Pile } from '../../model/pile.ts';
import type { Table } from '../../model/table.ts';
import { rows } from '../../model/variant.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealHeights, dealUp, turnUpTops } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, reserve, stock, tableau } from '../../vocabulary/piles.ts';
import { aces, alternateColour, build, down, kings, sameSuit, up } from '../../vocabulary/relations.ts';
import { joins } from '../../vocabulary/sequences.ts';

export default defineGame({
  id: 'churchill',
  name: 'Churchill',
  variant() {
    const run = build(down, alternateColour);
    const homes = piles(8, foundation({ build: build(up, sameSuit), start: aces, lift: 'nothing' }));
    const devils = pile(reserve({ fan: 'right' }));
    const columns: Pile[] = piles(10, tableau({ build: run, start: kings, near: (from) => from !== devils.index }));
    /** Whether a column is one run from its king; it gets no more cards from the stock then. */
    const isOrdered = (t: Table, column: Pile): boolean =>
      rankOf(t.at(column.index, 0)) === KING &&
      !isFaceDown(t.at(column.index, 0)) &&
      joins([column], run)(t) === t.size(column.index) - 1;
    const deal: Action = {
      ...dealEach(columns),
      run: (t, at) => dealEach(columns.filter((column) => !isOrdered(t, column))).run(t, at),
    };
    const talon = pile(stock(deal));
    return {
      places: rows([[talon, 1, ...homes], [3.6, devils], columns]),
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, [devils], 6), dealHeights(talon, columns, [1, 2, 3, 4, 5, 5, 4, 3, 2, 1], 1)],
      after: [turnUpTops(columns)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
