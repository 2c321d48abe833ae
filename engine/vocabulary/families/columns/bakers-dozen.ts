import { type Variant, rows } from '../../../model/variant.ts';
import type { Relation, Test } from '../../../model/pile.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealOut, kingsDown, takeOut } from '../../deals.ts';
import { foundation, pile, piles, tableau } from '../../piles.ts';
import { aces, anySuit, build, down, sameSuit, up } from '../../relations.ts';

/** How a game of this family differs from Baker's Dozen as the Wikibook describes it. */
interface BakersDozenRules {
  readonly width?: number;
  /** Aces that lie on the foundations from the beginning. */
  readonly laid?: number;
  /** What goes on the top card of a foundation, and of a column. */
  readonly home?: Relation;
  readonly onto?: Relation;
  /** What an empty column takes; usually nothing. */
  readonly fill?: Test;
  /** Two kings of a column keep their order when they go to its bottom. */
  readonly kept?: boolean;
  /** Kings lie where they are dealt. */
  readonly asDealt?: true;
}

/** The whole pack face up in columns, kings at the bottom; cards move one by one, and an empty column stays empty. */
export function bakersDozen({
  width = 13,
  laid = 0,
  home = build(up, sameSuit),
  onto = build(down, anySuit),
  fill,
  kept = true,
  asDealt,
}: BakersDozenRules): Variant {
  const deck = pile({ role: 'stock' });
  const homes = piles(4, foundation({ build: home, start: aces }));
  const columns = piles(width, tableau({ build: onto, lift: 'top', ...(fill && { start: fill }) }));
  return {
    places: rows([[(width - 9) / 2, ...homes.flatMap((each) => [null, each])], columns]),
    hidden: [deck],
    from: deck,
    deal: [
      takeOut(deck, aces, homes.slice(0, laid)),
      dealOut(deck, columns),
      ...(asDealt ? [] : [kingsDown(columns, kept)]),
    ],
    won: holds(homes, 52),
    score: cardsOn(homes, laid),
  };
}
