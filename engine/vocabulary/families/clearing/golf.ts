import type { Relation } from '../../../model/pile.ts';
import { rows, type Variant } from '../../../model/variant.ts';
import { asTap, playTo, turnTo } from '../../actions.ts';
import { cardsOn } from '../../conditions.ts';
import { dealUp } from '../../deals.ts';
import { pile, piles, stock, tableau, waste } from '../../piles.ts';

/** Seven columns of five, played off to the waste as `joined` allows; the stock breaks a run that has ended. */
export function golf(joined: Relation): Variant {
  const run = pile(waste({ lift: 'nothing', fan: { right: 26 }, build: joined }));
  const talon = pile({ ...stock(turnTo(run)), double: asTap });
  const columns = piles(7, tableau({ lift: 'top', tap: playTo(run), double: asTap }));
  const left = cardsOn(columns);
  return {
    places: rows([[talon, run], columns]),
    from: talon,
    deal: [dealUp(talon, columns, 5)],
    won: (t) => left(t) === 0,
    score: (t) => 35 - left(t),
  };
}
