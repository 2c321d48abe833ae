import { rankOf } from '../../../model/card.ts';
import { type Variant, rows } from '../../../model/variant.ts';
import type { Pile, PileRules, Step } from '../../../model/pile.ts';
import { turnTo } from '../../actions.ts';
import { baseShown, setBase } from '../../base.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealUp, turnUpTops } from '../../deals.ts';
import { eachPile, foundation, pile, piles, reserve, stock, waste } from '../../piles.ts';
import { baseCards, build, anyRank, sameSuit } from '../../relations.ts';

/** Takes a card whose rank already lies on the foundation above. */
const seenAbove =
  (above: Pile): NonNullable<PileRules['reach']> =>
  (from, _to, _count, t) => {
    const rank = rankOf(t.top(from));
    for (let i = 0; i < t.size(above.index); i++) if (rankOf(t.at(above.index, i)) === rank) return true;
    return false;
  };

/** Suits collected in rows, each as far as the row above it has come; `deal` lays out the four reserves. */
export function bySeepage(three: boolean, deal: (from: Pile, stores: readonly Pile[]) => readonly Step[]): Variant {
  const turned = pile(waste({ fan: three ? { right: 3 } : 'none' }));
  const talon = pile(stock(turnTo(turned, three ? { turn: 3, redeals: Infinity } : { redeals: 2 })));
  const stores = piles(4, reserve({ fan: 'right' }));
  const suit = { build: build(anyRank, sameSuit), start: baseCards, lift: 'nothing', fan: 'right' } as const;
  const homes = eachPile(4, (at, before) =>
    foundation({ ...suit, ...(at > 0 && { reach: seenAbove(before[at - 1]!) }) }),
  );
  const first = homes.slice(0, 1);
  return {
    places: rows([...homes.map((home, at) => [stores[at]!, null, home]), [talon, turned]]),
    from: talon,
    deal: [...deal(talon, stores), dealUp(talon, first), setBase(first)],
    after: [turnUpTops(stores)],
    won: holds(homes, 52),
    score: cardsOn(homes),
    shows: [baseShown],
  };
}
