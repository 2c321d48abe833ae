import { TURNED } from '../../../model/change.ts';
import type { Pile, PileRules, Step } from '../../../model/pile.ts';
import { grid, rows, type Variant } from '../../../model/variant.ts';
import { dealOn } from '../../actions.ts';
import { bothWays, laidBothWays } from '../../both-ways.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealHands, dealRound, dealUp } from '../../deals.ts';
import { pile, piles, stock, tableau, waste } from '../../piles.ts';
import { anyCard, build, nextTo, sameSuit } from '../../relations.ts';

/** The differences between the relatives of Alhambra. */
interface AlhambraOptions {
  /** How many reserves there are, how many cards each is dealt, and how many piles the stock is dealt to. */
  readonly stores: number;
  readonly size: number;
  readonly wastes: number;
  /** Rules of those piles; usually they are built up or down in suit, and an empty one takes any card. */
  readonly waste?: Partial<PileRules>;
  readonly after?: (talon: Pile, stores: readonly Pile[]) => Step[];
}

/**
 * Two packs: foundations that go both ways, reserves, and wastes that may be built on up or down in suit; two redeals.
 */
export function likeAlhambra({ stores: count, size, wastes: many, waste: rules, after }: AlhambraOptions): Variant {
  const homes = bothWays({ lift: 'nothing' });
  const stores = piles(count, tableau({ lift: 'top' }));
  const wastes = piles(many, waste(rules ?? { build: build(nextTo, sameSuit), start: anyCard }));
  const talon = pile(
    stock(
      dealOn(
        () => wastes.toReversed(),
        2,
        (t, at) => dealRound(t, at, wastes, TURNED),
      ),
    ),
  );
  return {
    places: [
      ...rows([
        [talon, 1.5, ...homes],
        [6.5 - count / 2, ...stores],
      ]),
      ...(many === 1 ? rows([[1, ...wastes]]) : grid(wastes, 2, { y: 1 })),
    ],
    from: talon,
    deck: { packs: 2 },
    deal: [...laidBothWays(talon, homes), dealHands(talon, stores, size), dealUp(talon, wastes)],
    after: after?.(talon, stores) ?? [],
    won: holds(homes, 104),
    score: cardsOn(homes, homes.length),
  };
}
