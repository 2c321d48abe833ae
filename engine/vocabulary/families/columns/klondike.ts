import { KING } from '../../../model/card.ts';
import type { Action, Pile, PileRules, Relation, Step, Test } from '../../../model/pile.ts';
import { grid, overColumns, type Variant, widthOf } from '../../../model/variant.ts';
import type { Table } from '../../../model/table.ts';
import { dealEach, type Turning, turnTo } from '../../actions.ts';
import { byCells } from '../../cells.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealHeights, dealUp, type Open, takeSuits, takeOut, turnUpTops } from '../../deals.ts';
import { eachPile, foundation, pile, piles, stock, tableau, waste } from '../../piles.ts';
import { aces, alternateColour, anyCard, build, down, kings, ofSuit, sameSuit, up, wrapped } from '../../relations.ts';

/** What sets one of Klondike's kin, or of Gypsy's, apart from the others. */
interface Kin {
  readonly packs?: 2 | 3;
  /** How many cards are dealt to each column. */
  readonly heights: readonly number[];
  /** How many of them lie face up, at most; usually the last one. */
  readonly open?: Open;
  /** How columns are built; usually down in alternating colours. */
  readonly build?: Relation;
  /** Which cards may be carried together; usually those that are built on each other. */
  readonly lift?: Relation | 'top' | 'any';
  /** What an empty column takes; usually any card. */
  readonly start?: Test;
  /** Cards that lie on the foundations from the start. */
  readonly laid?: Test;
  /** Four foundations for two packs: each takes a suit from ace to king, and then again. */
  readonly twice?: true;
  /** Further rules of the foundations, which usually go up in suit from the ace. */
  readonly homes?: Partial<PileRules>;
  /**
   * How the stock is turned to a waste; without a waste it deals a card to each column, to those of them that `dealsTo`
   * names, or to none.
   */
  readonly turning?: Turning;
  readonly dealsTo?: (columns: readonly Pile[]) => readonly Pile[];
  /** What a click on the stock does instead. */
  readonly deals?: (columns: readonly Pile[]) => Action;
  /**
   * Cells or reserves: up to four lie between the stock and the foundations; more, or one that is fanned, beside the
   * columns.
   */
  readonly stores?: readonly Pile[];
  /** Each of them gets a card when the columns are dealt. */
  readonly storesDealt?: true;
  /**
   * Runs move only as far as empty cells, or empty cells and columns, would allow card by card; or only single cards go
   * to an empty column.
   */
  readonly most?: 'by cells' | 'by cells and columns' | 'one to an empty column';
  /** What follows a move, besides turning up the cards it uncovers. */
  readonly after?: (columns: readonly Pile[], talon: Pile) => readonly Step[];
}

/** For games without a stock: all cards are dealt at the start. */
export const toNone = (): readonly Pile[] => [];

/**
 * Columns in alternating colours, a foundation for each suit of each pack, and a stock that is turned to the waste or
 * dealt to the columns.
 */
export function likeKlondike({ packs, heights, open = 1, turning, stores = [], ...rules }: Kin): Variant {
  const { laid, after, dealsTo = (all) => all, deals, twice } = rules;
  const inColumns = rules.build ?? build(down, alternateColour);
  const around = { build: build(wrapped(up), sameSuit), room: 26 };
  const homes = twice
    ? eachPile(4, (suit) => foundation({ ...around, start: ofSuit(suit, aces), ...rules.homes }))
    : piles((packs ?? 1) * 4, foundation({ build: build(up, sameSuit), start: aces, room: 13, ...rules.homes }));
  const cells = stores.filter((store) => store.rules.role === 'cell');
  const columns: Pile[] = piles(
    heights.length,
    tableau({
      build: inColumns,
      start: rules.start ?? anyCard,
      lift: rules.lift ?? inColumns,
      ...(rules.most === 'one to an empty column'
        ? { most: (t: Table, to: number) => (t.size(to) === 0 ? 1 : KING) }
        : rules.most && { most: byCells(cells, () => (rules.most === 'by cells' ? [] : columns)) }),
    }),
  );
  const { turn = 1 } = turning ?? {};
  const turned = turning && pile(waste({ fan: turn === 1 ? 'none' : { right: 3 } }));
  const dealt = dealsTo(columns);
  const action =
    deals?.(columns) ?? (turned ? turnTo(turned, turning) : dealt.length > 0 ? dealEach(dealt) : undefined);
  const talon = pile(action ? stock(action) : { role: 'stock' });
  const isSeen = action !== undefined;
  const [inRow, beside] = stores.length > 4 || stores.some(({ rules }) => rules.fan) ? [[], stores] : [stores, []];
  const first = [...(isSeen ? [talon] : []), ...(turned ? [turned] : []), ...inRow];
  const over = overColumns(first, homes, columns);
  return {
    places: [...over, ...grid(beside, Math.ceil(Math.sqrt(beside.length)), { x: widthOf(over) + 0.5 })],
    ...(isSeen ? {} : { hidden: [talon] }),
    from: talon,
    ...(packs ? { deck: { packs } } : {}),
    deal: [
      ...(laid ? [(twice ? takeSuits : takeOut)(talon, laid, homes)] : []),
      dealHeights(talon, columns, heights, open),
      ...(rules.storesDealt ? [dealUp(talon, stores)] : []),
    ],
    after: [turnUpTops(columns), ...(after?.(columns, talon) ?? [])],
    won: holds(homes, (packs ?? 1) * 52),
    score: cardsOn(homes, laid ? homes.length : 0),
  };
}

/**
 * Yukon's columns: any face-up card moves with all on it, only kings fill an empty column, and foundations give nothing
 * back; `joined` says how columns are built.
 */
export const likeRussianSolitaire = (joined: Relation): Variant =>
  likeKlondike({
    heights: [1, 6, 7, 8, 9, 10, 11],
    open: 5,
    lift: 'any',
    start: kings,
    dealsTo: toNone,
    homes: { lift: 'nothing' },
    build: joined,
  });
