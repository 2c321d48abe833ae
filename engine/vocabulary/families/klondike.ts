import type { Pile, PileRules, Relation, Step, Test } from '../../model/pile.ts';
import { grid, overColumns, type Variant, widthOf } from '../../model/variant.ts';
import { dealEach, type Turning, turnTo } from '../actions.ts';
import { byCells } from '../cells.ts';
import { cardsOn, holds } from '../conditions.ts';
import { dealHeights, dealUp, takeOut, turnUpTops } from '../deals.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../piles.ts';
import { aces, alternateColour, anyCard, build, down, sameSuit, up } from '../relations.ts';

/** What sets one of Klondike's kin, or of Gypsy's, apart from the others. */
interface Kin {
  readonly packs?: 2;
  /** How many cards are dealt to each column. */
  readonly heights: readonly number[];
  /** How many of them lie face up, at most; usually the last one. */
  readonly open?: number | readonly number[];
  /** What goes on what in the columns; usually downwards in alternating colours. */
  readonly build?: Relation;
  /** Which cards may be carried together; usually those that are built on each other. */
  readonly lift?: Relation | 'top' | 'any';
  /** What an empty column takes; usually any card. */
  readonly start?: Test;
  /** Cards that lie on the foundations from the start. */
  readonly laid?: Test;
  /** What else is said of the foundations, which usually go up in suit from the ace. */
  readonly homes?: Partial<PileRules>;
  /** How the stock is turned to a waste; without a waste it deals a card to each column, to those of them that `dealsTo` names, or to none. */
  readonly turning?: Turning;
  readonly dealsTo?: (columns: readonly Pile[]) => readonly Pile[];
  /** Cells or reserves: up to four lie between the stock and the foundations, more beside the columns. */
  readonly stores?: readonly Pile[];
  /** Each of them gets a card when the columns are dealt. */
  readonly storesDealt?: true;
  /** Runs are carried only as far as empty cells, and empty columns too, would let them be carried card by card. */
  readonly most?: 'by cells' | 'by cells and columns';
  /** What follows a move, besides the turning up of what it uncovers. */
  readonly after?: (columns: readonly Pile[], talon: Pile) => readonly Step[];
}

/** For games without a stock: all cards are dealt at the start. */
export const toNone = (): readonly Pile[] => [];

/** Columns in alternating colours, a foundation for each suit of each pack, and a stock that is turned to the waste or dealt to the columns. */
export function likeKlondike({ packs, heights, open = 1, turning, stores = [], ...rules }: Kin): Variant {
  const { laid, after, dealsTo = (all) => all } = rules;
  const inColumns = rules.build ?? build(down, alternateColour);
  const homes = piles(packs ? 8 : 4, foundation({ build: build(up, sameSuit), start: aces, room: 13, ...rules.homes }));
  const cells = stores.filter((store) => store.rules.role === 'cell');
  const columns: Pile[] = piles(
    heights.length,
    tableau({
      build: inColumns,
      start: rules.start ?? anyCard,
      lift: rules.lift ?? inColumns,
      ...(rules.most && { most: byCells(cells, () => (rules.most === 'by cells' ? [] : columns)) }),
    }),
  );
  const { turn = 1 } = turning ?? {};
  const turned = turning && pile(waste({ fan: turn > 1 ? { right: 3 } : 'none' }));
  const dealt = dealsTo(columns);
  const talon = turned
    ? pile(stock(turnTo(turned, turning)))
    : pile(dealt.length > 0 ? stock(dealEach(dealt)) : { role: 'stock' });
  const isSeen = turned !== undefined || dealt.length > 0;
  const [inRow, beside] = stores.length > 4 ? [[], stores] : [stores, []];
  const first = [...(isSeen ? [talon] : []), ...(turned ? [turned] : []), ...inRow];
  const over = overColumns(first, homes, columns);
  return {
    places: [...over, ...grid(beside, Math.ceil(Math.sqrt(beside.length)), { x: widthOf(over) + 0.5 })],
    ...(isSeen ? {} : { hidden: [talon] }),
    from: talon,
    ...(packs ? { deck: { packs } } : {}),
    deal: [
      ...(laid ? [takeOut(talon, laid, homes)] : []),
      dealHeights(talon, columns, heights, open),
      ...(rules.storesDealt ? [dealUp(talon, stores)] : []),
    ],
    after: [turnUpTops(columns), ...(after?.(columns, talon) ?? [])],
    won: holds(homes, packs ? 104 : 52),
    score: cardsOn(homes, laid ? homes.length : 0),
  };
}
