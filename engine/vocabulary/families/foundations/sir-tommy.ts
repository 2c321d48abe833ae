import type { Pile, PileRules, Step } from '../../../model/pile.ts';
import { type Place, type Placing, placing, rows, type Variant } from '../../../model/variant.ts';
import { turnTo } from '../../actions.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { fromOnly, pile, piles, stock, waste } from '../../piles.ts';
import { anyCard } from '../../relations.ts';

/** The differences between games in which cards are turned up one by one. */
interface OneByOne {
  readonly packs?: 2;
  /** Cards that lie on the foundations from the start. */
  readonly laid?: number;
  /** How many hands take the cards that do not go home, usually four, and further rules of them. */
  readonly hands?: number;
  readonly rules?: Partial<PileRules>;
  /** Piles beside the hands, whose cards only go home. */
  readonly stores?: readonly Pile[];
  /** The steps that deal cards before the first card is turned. */
  readonly deal?: (from: Pile, hands: readonly Pile[]) => readonly Step[];
  /** The steps that follow a move. */
  readonly after?: (hands: readonly Pile[], turned: Pile) => readonly Step[];
  readonly placed?: (first: readonly Pile[], hands: readonly Pile[]) => readonly Place[] | Placing;
}

/** A pile that takes any card from `source`, and gives cards only to foundations. */
export const hand = (source: Pile, rest: Partial<PileRules> = {}): PileRules => ({
  role: 'tableau',
  lift: 'top',
  fan: 'down',
  build: () => true,
  start: anyCard,
  near: fromOnly(source),
  ...rest,
});

/** Cards turned up one by one; each has to go home or on one of the hands, which it leaves only to go home. */
export function oneAtATime(
  homes: readonly Pile[],
  { hands: count = 4, stores = [], ...rules }: OneByOne = {},
): Variant {
  const { packs, laid = 0, deal, after, placed } = rules;
  const turned = pile(waste({ room: 1 }));
  const talon = pile(stock(turnTo(turned)));
  const hands = piles(count, hand(turned, rules.rules));
  const inRow = [...stores, ...hands];
  const wide = Math.max(homes.length, inRow.length);
  return {
    ...placing(
      placed?.([talon, turned], hands) ??
        rows([
          [talon, turned, 1 + (wide - homes.length) / 2, ...homes],
          [3 + (wide - inRow.length) / 2, ...inRow],
        ]),
    ),
    from: talon,
    ...(packs ? { deck: { packs } } : {}),
    deal: deal ? deal(talon, hands) : [],
    ...(after && { after: after(hands, turned) }),
    won: holds(homes, packs ? 104 : 52),
    score: cardsOn(homes, laid),
  };
}
