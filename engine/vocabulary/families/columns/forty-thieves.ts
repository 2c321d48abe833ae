import type { PileRules, Relation, Step, Test } from '../../../model/pile.ts';
import { rows, type Variant } from '../../../model/variant.ts';
import { type Turning, turnTo } from '../../actions.ts';
import { fillFrom, turnForEmpty } from '../../after.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealDown, dealUp, takeOut, turnUpTops } from '../../deals.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../../piles.ts';
import { aces, anyCard, build, sameSuit, up } from '../../relations.ts';

/** What sets one of Forty Thieves' kin apart from the others. */
interface Thieves {
  /** Usually two. */
  readonly packs?: 1 | 2 | 3;
  readonly columns: number;
  /** The rows dealt to the columns, the first of them lowest. */
  readonly rows: readonly ('up' | 'down')[];
  readonly build: Relation;
  /** Which cards may be carried together; usually they move one by one. */
  readonly lift?: Relation;
  /** What an empty column takes; usually any card. */
  readonly start?: Test;
  /** Cards that lie on the foundations from the start. */
  readonly laid?: Test;
  /** Further rules of the foundations, which usually go up in suit from the ace. */
  readonly homes?: Partial<PileRules>;
  readonly turning?: Turning;
  /** An empty column gets the top card of the waste at once; the stock is turned for it when there is none. */
  readonly filled?: true;
}

/** The least width of a table in cards: its top row, or the width of most of these games. */
const widthFor = (packs: number, columns: number): number => (columns < 7 ? 3 + 4 * packs : 11);

/** Columns, a foundation for each suit of each pack, and a stock that is turned to the waste. */
export function thieves({
  packs = 2,
  columns: count,
  rows: dealt,
  laid,
  start = anyCard,
  filled,
  ...rules
}: Thieves): Variant {
  const turned = pile(waste({ fan: { right: 4 } }));
  const talon = pile(stock(turnTo(turned, rules.turning)));
  const homes = piles(packs * 4, foundation({ build: build(up, sameSuit), start: aces, room: 13, ...rules.homes }));
  const columns = piles(count, tableau({ build: rules.build, start, lift: rules.lift ?? 'top' }));
  const wide = Math.max(widthFor(packs, count), count);
  const dealRow = (side: 'up' | 'down'): Step => (side === 'up' ? dealUp : dealDown)(talon, columns);
  return {
    places: rows([
      [talon, turned, Math.max(0.5, wide - 2 - homes.length), ...homes],
      [(wide - count) / 2, ...columns],
    ]),
    from: talon,
    deck: { packs },
    deal: [...(laid ? [takeOut(talon, laid, homes)] : []), ...dealt.map(dealRow)],
    after: [turnUpTops(columns), ...(filled ? [turnForEmpty(columns, talon, turned), fillFrom(turned, columns)] : [])],
    won: holds(homes, packs * 52),
    score: cardsOn(homes, laid ? homes.length : 0),
  };
}
