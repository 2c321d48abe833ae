import { ACE, KING, rankOf } from '../../../model/card.ts';
import type { Pile, PileRules, Step, Test } from '../../../model/pile.ts';
import { grid, rows, type Variant } from '../../../model/variant.ts';
import { dealOn } from '../../actions.ts';
import { bothWays } from '../../both-ways.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealHands, dealUp, takeOut } from '../../deals.ts';
import { cell, pile, piles, stock, tableau } from '../../piles.ts';

const ends: Test = (card) => rankOf(card) === ACE || rankOf(card) === KING;

/** Deals a card to each cell; if there is no ace or king among the others, the last cell gets one. */
const withAnEnd =
  (from: Pile, cells: readonly Pile[]): Step =>
  (t, move) => {
    const last = cells.slice(-1);
    dealUp(from, cells.slice(0, -1))(t, move);
    const isBegun = cells.some(({ index }) => t.size(index) > 0 && ends(t.top(index), 0));
    (isBegun ? dealUp(from, last) : takeOut(from, ends, last))(t, move);
  };

/** Two packs: foundations that go both ways, eight cells, and six piles that are dealt four cards at a time. */
export function likeTournament(fan: NonNullable<PileRules['fan']>): Variant {
  const homes = bothWays();
  const cells = piles(8, cell());
  const columns = piles(6, tableau({ name: 'pile', fan, lift: 'top' }));
  const talon: Pile = pile(
    stock(
      dealOn(
        () => columns,
        2,
        (t) => dealFours(t, 0),
      ),
    ),
  );
  const dealFours = dealHands(talon, columns, 4);
  const refillFours: Step = (t, move) => {
    for (const column of columns) if (t.size(column.index) === 0) dealHands(talon, [column], 4)(t, move);
  };
  return {
    places: [
      ...rows([[talon, 2, ...homes]]),
      ...rows([[2.5, ...columns]], 1),
      ...grid(cells.slice(0, 4), 2, { y: 1 }),
      ...grid(cells.slice(4), 2, { x: 9, y: 1 }),
    ],
    otherwise: [
      [
        ...rows([[3.5, talon], homes]),
        ...rows([[1, ...columns]], 2.1),
        ...grid(cells.slice(0, 4), 1, { y: 2.1 }),
        ...grid(cells.slice(4), 1, { x: 7, y: 2.1 }),
      ],
    ],
    from: talon,
    deck: { packs: 2 },
    deal: [withAnEnd(talon, cells), dealFours],
    after: [refillFours],
    won: holds(homes, 104),
    score: cardsOn(homes),
  };
}
