import { type Variant, rows } from '../../../model/variant.ts';
import type { PileRules } from '../../../model/pile.ts';
import { dealEach } from '../../actions.ts';
import { baseShown, setBase } from '../../base.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealUp, triangle, turnUpTops } from '../../deals.ts';
import { foundation, pile, piles, reserve, stock, tableau } from '../../piles.ts';
import { baseCards, build, sameSuit, up, wrapped } from '../../relations.ts';

/**
 * A triangle of seven columns, the base card on the first foundation, and seven reserves. A click on the stock deals a
 * card to each reserve; the last two cards get places of their own. `onColumns` says how columns are built.
 */
export function withSevenReserves(onColumns: Pick<PileRules, 'build' | 'start'>): Variant {
  const homes = piles(4, foundation({ build: build(wrapped(up), sameSuit), start: baseCards }));
  const columns = piles(7, tableau(onColumns));
  const stores = piles(7, reserve({ fan: { down: 3 } }));
  const last = piles(2, reserve());
  const talon = pile(stock(dealEach(stores, last)));
  const first = homes.slice(0, 1);
  return {
    places: [...rows([[talon, ...last, ...homes], stores]), ...rows([columns], 2.5)],
    otherwise: [
      [
        ...rows([[talon, ...last, ...homes, 0.35, ...stores.slice(0, 4)], columns]),
        ...rows([[7.35, ...stores.slice(4)]], 1.6),
      ],
    ],
    from: talon,
    deal: [triangle(talon, columns), turnUpTops(columns), dealUp(talon, first), setBase(first), dealUp(talon, stores)],
    after: [turnUpTops(columns)],
    won: holds(homes, 52),
    score: cardsOn(homes),
    shows: [baseShown],
  };
}
