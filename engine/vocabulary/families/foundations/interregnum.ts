import { KING, rankOf } from '../../../model/card.ts';
import type { Pile, PileRules } from '../../../model/pile.ts';
import { rows, type Variant } from '../../../model/variant.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealUp } from '../../deals.ts';
import { eachPile, foundation, pile, piles, reserve } from '../../piles.ts';
import { anyCard, anySuit, build, up, wrapped } from '../../relations.ts';

const COLUMNS = 8;

/** The first card is one rank above the index card over the foundation, the thirteenth that card itself. */
const underIndex =
  (index: Pile): NonNullable<PileRules['reach']> =>
  (from, to, _count, t) => {
    const isLast = t.size(to) === KING - 1;
    if (isLast || from === index.index) return isLast && from === index.index;
    return t.size(to) > 0 || rankOf(t.top(from)) === (rankOf(t.top(index.index)) % KING) + 1;
  };

/**
 * Eight index cards. Under each, a foundation goes up to it whatever the suits, and under that is a heap whose top card
 * is in play. A click on the stock does `tap`. Each heap is dealt `rounds` cards.
 */
export function underIndexCards(tap: (heaps: readonly Pile[]) => PileRules['tap'], rounds: number): Variant {
  const indices = piles(COLUMNS, reserve({ name: 'index', placed: true }));
  const heaps = piles(COLUMNS, { role: 'tableau', name: 'heap', fan: 'down', lift: 'top' });
  const homes = eachPile(COLUMNS, (at) =>
    foundation({
      build: build(wrapped(up), anySuit),
      start: anyCard,
      lift: 'nothing',
      room: KING,
      near: (from) => from === indices[at]!.index || heaps.some(({ index }) => index === from),
      reach: underIndex(indices[at]!),
      placed: true,
    }),
  );
  const onClick = tap(heaps);
  const talon = pile({ role: 'stock', ...(onClick && { tap: onClick }) });
  return {
    places: rows([[...indices, 0.25, talon], homes, heaps]),
    from: talon,
    deck: { packs: 2 },
    deal: [dealUp(talon, heaps, rounds), dealUp(talon, indices)],
    won: holds(homes, 104),
    score: cardsOn(homes),
  };
}
