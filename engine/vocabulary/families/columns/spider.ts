import { KING } from '../../../model/card.ts';
import { overColumns, rows, type Variant } from '../../../model/variant.ts';
import type { Action, Pile, PileRules, Relation, Step, Test } from '../../../model/pile.ts';
import { dealEach, everyFilled, onlyWhen } from '../../actions.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealHeights, dealUp, type Open, turnUpTops } from '../../deals.ts';
import { foundation, pile, piles, stock, tableau } from '../../piles.ts';
import { anyCard, anySuit, build, down, kings, sameSuit } from '../../relations.ts';
import { joins, runByRun, wholeRun } from '../../sequences.ts';

/**
 * What the spiders share: columns built down whatever the suits, whole runs in suit that go home together, and the
 * score.
 */
interface Spider extends Pick<Variant, 'won' | 'score'> {
  readonly columns: readonly Pile[];
  readonly homes: readonly Pile[];
}

/** Makes `width` columns, with those rules of their own, and a foundation for each of the `runs` to make. */
export function spiderPiles(width: number, runs: number, rules: Partial<PileRules> = {}): Spider {
  const run = build(down, sameSuit);
  const columns = piles(width, tableau({ build: build(down, anySuit), start: anyCard, lift: run, ...rules }));
  const homes = piles(runs, foundation({ start: kings, lift: 'nothing', least: KING, most: KING }));
  const score = joins([...homes, ...columns], run);
  // Won with the runs on the foundations, and also with all of them left in the tableau, as the manual says.
  return { columns, homes, score, won: (t) => score(t) === runs * (KING - 1) };
}

/** What sets one of Spider's kin apart from the others. */
interface Kin {
  readonly packs?: 1 | 2 | 3 | 4;
  /** The suits of each pack; usually all four. */
  readonly suits?: readonly number[];
  /** How many cards are dealt to each column, and how many of them lie face up. */
  readonly heights: readonly number[];
  readonly open: Open;
  /** How columns are built; usually down whatever the suits. */
  readonly build?: Relation;
  /** Which cards may be carried together; usually runs in suit. */
  readonly lift?: Relation | 'any';
  /** Runs of several suits are carried too, as far as they could be carried suit by suit by way of empty columns. */
  readonly mixed?: true;
  /** What an empty column takes; usually any card. */
  readonly start?: Test;
  /** The first card of a whole suit; usually the king. */
  readonly first?: Test;
  /** How a whole suit is built; usually down. */
  readonly whole?: Relation;
  /** What the stock deals, if there is one. */
  readonly deals?: (columns: readonly Pile[]) => Action;
  /** Piles beside the stock that are dealt a card each. */
  readonly stores?: readonly Pile[];
}

/** Columns in which whole suits are put in order, to go to the foundations together. */
export function likeSpider({ packs = 1, suits, heights, open, deals, stores = [], ...rules }: Kin): Variant {
  const whole = rules.whole ?? build(down, sameSuit);
  const inColumns = rules.build ?? build(down, anySuit);
  const columns: Pile[] = piles(
    heights.length,
    tableau({
      build: inColumns,
      start: rules.start ?? anyCard,
      lift: rules.lift ?? (rules.mixed ? inColumns : whole),
      ...(rules.mixed && { reach: runByRun(whole, () => columns) }),
    }),
  );
  const homes = piles(
    packs * (suits?.length ?? 4),
    foundation({ start: rules.first ?? kings, lift: 'nothing', least: KING, most: KING, ...wholeRun(whole) }),
  );
  const talon = pile(deals ? stock(deals(columns)) : { role: 'stock' });
  const first = [...(deals ? [talon] : []), ...stores];
  return {
    places: overColumns(first, homes, columns),
    ...(deals ? {} : { hidden: [talon] }),
    from: talon,
    deck: { packs, ...(suits && { suits }) },
    deal: [dealHeights(talon, columns, heights, open), dealUp(talon, stores)],
    after: [turnUpTops(columns)],
    won: holds(homes, homes.length * KING),
    score: cardsOn(homes),
  };
}

/** Deals a card to each column, once none is empty. */
export const dealWhenFilled = (columns: readonly Pile[]): Action => onlyWhen(everyFilled(columns), dealEach(columns));

/** Seven columns, as `deal` lays them out, and a stock that deals a card to each once none is empty. */
export function likeSpiderette(deal: (talon: Pile, columns: readonly Pile[]) => readonly Step[]): Variant {
  const { columns, homes, won, score } = spiderPiles(7, 4);
  const talon = pile(stock(dealWhenFilled(columns)));
  return {
    places: rows([[talon, 2, ...homes], columns]),
    from: talon,
    deal: deal(talon, columns),
    after: [turnUpTops(columns)],
    won,
    score,
  };
}

/**
 * Ten columns of five, the first cards of three of them face down, and two cards beside them in piles with the rules
 * `store`.
 */
export const blindMice = (store: PileRules): Variant =>
  likeSpider({
    heights: Array.from({ length: 10 }, () => 5),
    open: [5, 5, 5, 5, 5, 5, 5, 2, 2, 2],
    build: build(down, sameSuit),
    lift: 'any',
    start: kings,
    stores: piles(2, store),
  });
