import { defineGame, toggle } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { TURNED } from '../../model/change.ts';
import type { Step } from '../../model/pile.ts';
import { dealUp, turnUpTops } from '../../vocabulary/deals.ts';
import { cell, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { build, down, kings, sameSuit } from '../../vocabulary/relations.ts';
import { wholeSuits } from '../../vocabulary/sequences.ts';

const WIDTH = 10;
const ROWS = 5;

export default defineGame({
  id: 'ten-across',
  name: 'Ten Across',
  options: { spots: toggle('Allow temporary spots use', true) },
  variant({ spots }) {
    const deck = pile({ role: 'stock' });
    const cells = piles(2, spots ? cell() : { role: 'cell', lift: 'top' });
    const columns = piles(WIDTH, tableau({ build: build(down, sameSuit), start: kings, lift: 'any' }));
    const whole = wholeSuits(columns);
    /** Deals rows from the left and the right in turn, each with one more card face up at either end. */
    const dealRow = (row: number): Step => {
      const there = row % 2 === 0 ? columns : columns.toReversed();
      return (t) =>
        there.forEach(({ index }, at) =>
          t.move(deck.index, index, 1, Math.min(at, WIDTH - 1 - at) <= row ? TURNED : 0),
        );
    };
    return {
      places: rows([[null, ...cells], columns]),
      hidden: [deck],
      from: deck,
      deal: [...Array.from({ length: ROWS }, (_, row) => dealRow(row)), dealUp(deck, cells.toReversed())],
      after: [turnUpTops(columns)],
      won: (t) => whole(t) === 4,
      score: () => 0,
    };
  },
});
