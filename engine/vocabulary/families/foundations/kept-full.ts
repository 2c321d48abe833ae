import type { Pile, Step } from '../../../model/pile.ts';
import { type Place, type Placing, placing, type Variant } from '../../../model/variant.ts';
import { turnTo } from '../../actions.ts';
import { fillFrom, keepTurned } from '../../after.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealUp } from '../../deals.ts';
import { pile, stock, waste } from '../../piles.ts';

/** How one game whose single cards are replaced at once differs from the others. */
interface KeptFull {
  readonly packs?: 1 | 2;
  readonly homes: readonly Pile[];
  /** Lays cards on the foundations before the deal; `count` is how many. */
  readonly laid?: (from: Pile) => readonly Step[];
  readonly count?: number;
  /** The single cards; an empty place among them is filled at once from the waste, or from the stock. */
  readonly store: readonly Pile[];
  readonly redeals?: number;
  /** The waste never lies empty: the stock is turned at once. */
  readonly turned?: true;
  readonly places: (talon: Pile, turned: Pile) => readonly Place[] | Placing;
  /** Whatever else is dealt before the single cards. */
  readonly first?: (from: Pile) => readonly Step[];
}

/** Foundations that are built from the waste and from single cards, whose places are filled again at once. */
export function keptFull({ packs = 2, homes, store, redeals = 0, laid, count = 0, ...rest }: KeptFull): Variant {
  const turned = pile(waste());
  const talon = pile(stock(turnTo(turned, { redeals })));
  return {
    ...placing(rest.places(talon, turned)),
    from: talon,
    deck: { packs },
    deal: [...(laid?.(talon) ?? []), ...(rest.first?.(talon) ?? []), dealUp(talon, store)],
    after: [fillFrom(turned, store), fillFrom(talon, store), ...(rest.turned ? [keepTurned(talon, turned)] : [])],
    won: holds(homes, packs * 52),
    score: cardsOn(homes, count),
  };
}
