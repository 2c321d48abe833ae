import { KING } from '../../../model/card.ts';
import { rows, type Variant } from '../../../model/variant.ts';
import { turnTo } from '../../actions.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealUp } from '../../deals.ts';
import { pile, piles, stock, tableau, waste } from '../../piles.ts';
import { anyCard, anySuit, build, up, wrapped } from '../../relations.ts';

/** The number of columns that two packs fill. */
const FULL = 8;

/** Two packs, to be arranged in eight of `count` columns of thirteen cards, built up in circles whatever the suits. */
export function inThirteens(count: number): Variant {
  const turned = pile(waste({ fan: { right: 4 } }));
  const talon = pile(stock(turnTo(turned)));
  const columns = piles(
    count,
    tableau({ build: build(wrapped(up), anySuit), start: anyCard, lift: 'top', room: KING }),
  );
  return {
    places: rows([[talon, turned], columns]),
    from: talon,
    deck: { packs: 2 },
    deal: [dealUp(talon, columns)],
    won:
      count === FULL
        ? holds(columns, 104)
        : (t) => columns.filter(({ index }) => t.size(index) === KING).length === FULL,
    score: cardsOn(columns, count),
  };
}
