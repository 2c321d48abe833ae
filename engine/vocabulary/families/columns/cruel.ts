import { KING } from '../../../model/card.ts';
import { TURNED } from '../../../model/change.ts';
import type { Pile, PileRules, Step, Test } from '../../../model/pile.ts';
import { overColumns, type Variant } from '../../../model/variant.ts';
import { type Need, onlyWhen, redealInOrder } from '../../actions.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { lowestTo, takeOut, takeUp } from '../../deals.ts';
import { foundation, pile, piles, stock, tableau } from '../../piles.ts';
import { aces, build, down, sameSuit, up } from '../../relations.ts';

/** The differences between the relatives of Cruel. */
interface CruelOptions {
  /**
   * Cards that lie on the foundations from the start; without them all cards are dealt, to thirteen columns instead of
   * twelve.
   */
  readonly laid?: Test;
  /** Further rules of the foundations, which usually go up in suit. */
  readonly homes?: Partial<PileRules>;
  /** Further rules of the columns, which are usually built down in suit. */
  readonly columns?: Partial<PileRules>;
  readonly redeals: number;
}

/** Met when a column before the last filled one is not four high: otherwise dealing by fours again changes nothing. */
export const shifting = (columns: () => readonly Pile[]): Need => ({
  met(t) {
    const short = columns().findIndex(({ index }) => t.size(index) !== 4);
    if (short < 0) return false;
    const [first, ...others] = columns().slice(short);
    return t.size(first!.index) > 4 || others.some(({ index }) => t.size(index) > 0);
  },
  why: () => ({ code: 'unshifted' }),
});

/** Columns of four, which are gathered in their order and dealt by fours again, without a shuffle. */
export function likeCruel({ laid, homes: home, columns: column, redeals }: CruelOptions): Variant {
  const redeal = redealInOrder(redeals, (t, at) => {
    takeUp(t, columns.toReversed(), at);
    dealFours(t, 0);
  });
  const talon: Pile = pile(
    stock(
      redeals === Infinity
        ? onlyWhen(
            shifting(() => columns),
            redeal,
          )
        : redeal,
    ),
  );
  const homes = piles(4, foundation({ build: build(up, sameSuit), start: laid ?? aces, ...home }));
  const columns = piles(laid ? KING - 1 : KING, tableau({ build: build(down, sameSuit), fan: 'down', ...column }));
  const dealFours: Step = (t) => {
    for (const { index } of columns) t.move(talon.index, index, Math.min(4, t.size(talon.index)), TURNED);
    // Cards taken back from foundations leave some over: the last column takes them one by one, and each column passes
    // its lowest card on to the one before.
    for (; t.size(talon.index) > 0; t.move(talon.index, columns.at(-1)!.index, 1, TURNED)) {
      for (let at = 1; at < columns.length; at++) lowestTo(t, columns[at]!.index, columns[at - 1]!.index);
    }
  };
  return {
    places: overColumns([talon], homes, columns),
    from: talon,
    deal: [...(laid ? [takeOut(talon, laid, homes)] : []), dealFours],
    won: holds(homes, 52),
    score: cardsOn(homes, laid ? 4 : 0),
  };
}
