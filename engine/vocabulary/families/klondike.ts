import type { Pile, PileRules, Relation, Step, Test } from '../../model/pile.ts';
import { type Cell, rows, type Variant } from '../../model/variant.ts';
import { dealEach, type Turning, turnTo } from '../actions.ts';
import { cardsOn, holds } from '../conditions.ts';
import { dealHeights, takeOut, turnUpTops } from '../deals.ts';
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
  /** Piles between the stock and the foundations. */
  readonly stores?: readonly Pile[];
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
  const columns = piles(
    heights.length,
    tableau({ build: inColumns, start: rules.start ?? anyCard, lift: rules.lift ?? inColumns }),
  );
  const { turn = 1 } = turning ?? {};
  const turned = turning && pile(waste({ fan: turn > 1 ? { right: 3 } : 'none' }));
  const dealt = dealsTo(columns);
  const talon = turned
    ? pile(stock(turnTo(turned, turning)))
    : pile(dealt.length > 0 ? stock(dealEach(dealt)) : { role: 'stock' });
  const isSeen = turned !== undefined || dealt.length > 0;
  const first: Cell[] = [...(isSeen ? [talon] : []), ...(turned ? [turned] : []), ...stores];
  const wide = Math.max(heights.length, first.length + 0.5 + homes.length);
  return {
    places: rows([
      [...first, wide - first.length - homes.length, ...homes],
      [(wide - heights.length) / 2, ...columns],
    ]),
    ...(isSeen ? {} : { hidden: [talon] }),
    from: talon,
    ...(packs ? { deck: { packs } } : {}),
    deal: [...(laid ? [takeOut(talon, laid, homes)] : []), dealHeights(talon, columns, heights, open)],
    after: [turnUpTops(columns), ...(after?.(columns, talon) ?? [])],
    won: holds(homes, packs ? 104 : 52),
    score: cardsOn(homes, laid ? homes.length : 0),
  };
}
