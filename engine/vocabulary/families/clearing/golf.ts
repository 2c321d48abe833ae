import { KING, rankOf } from '../../../model/card.ts';
import type { Relation } from '../../../model/pile.ts';
import { rows, type Variant } from '../../../model/variant.ts';
import { asTap, playTo, turnTo } from '../../actions.ts';
import { cardsOn } from '../../conditions.ts';
import { dealUp } from '../../deals.ts';
import { pile, piles, stock, tableau, waste } from '../../piles.ts';
import { anySuit, build, upOrDown } from '../../relations.ts';

/** The next higher or lower whatever the suits; king and ace are no neighbours. */
export const neighbours = build(upOrDown, anySuit);

/** The next higher or lower whatever the suits, but nothing goes on a king. */
export const notOnKing: Relation = (card, onto, base) => rankOf(onto) !== KING && neighbours(card, onto, base);

/** How large the table is; usually one pack, in seven columns of five. */
interface Course {
  readonly packs?: number;
  readonly columns?: number;
  readonly height?: number;
}

/** Columns played off to the waste in runs by `joined`; a card from the stock begins a new run. */
export function golf(joined: Relation, { packs = 1, columns: count = 7, height = 5 }: Course = {}): Variant {
  const run = pile(waste({ lift: 'nothing', fan: { right: 26 }, build: joined }));
  const talon = pile({ ...stock(turnTo(run)), double: asTap });
  const columns = piles(count, tableau({ lift: 'top', tap: playTo(run), double: asTap }));
  const left = cardsOn(columns);
  return {
    places: rows([[talon, run], columns]),
    from: talon,
    deck: { packs },
    deal: [dealUp(talon, columns, height)],
    won: (t) => left(t) === 0,
    score: (t) => count * height - left(t),
  };
}
