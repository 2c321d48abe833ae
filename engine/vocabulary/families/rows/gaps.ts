import { type Card, type Rank, rankOf } from '../../../model/card.ts';
import type { Deck } from '../../../model/deck.ts';
import type { Condition, Measure, Pile, PileRules, Relation, Step, Test } from '../../../model/pile.ts';
import type { Variant } from '../../../model/variant.ts';
import type { Table } from '../../../model/table.ts';
import { onlyWhen, redealByChance } from '../../actions.ts';
import { dealUp, leaveOut, takeOut, takeUp } from '../../deals.ts';
import { eachPile, gone, pile } from '../../piles.ts';
import { gridOfRows, rowsBroken } from '../../shapes/grid.ts';
import { aces, anyCard, build, sameSuit, up } from '../../relations.ts';

/*
 * Rows of places for one card each, some of them gaps. The places are the first piles of their game, row by row, so
 * that a pile's number tells its neighbours'.
 */

/**
 * The order that the rows are brought into: `width` places each, a `first` card at the left end and then each card
 * `next` after the one before.
 */
export interface Order {
  readonly width: number;
  readonly first: Test;
  readonly next: Relation;
}

/** Whether the card and all at its left are in order. */
function inOrder({ width, first, next }: Order): Condition {
  return (t, at) => {
    const left = at - (at % width);
    for (let nth = at; nth > left; nth--) if (!next(t.top(nth), t.top(nth - 1), 0)) return false;
    return first(t.top(left), 0);
  };
}

/** Counts the places whose card is in order. */
export const countInOrder =
  (places: readonly Pile[], order: Order): Measure =>
  (t) => {
    let count = 0;
    for (let row = 0; row < places.length; row += order.width) {
      if (!order.first(t.top(row), 0)) continue;
      let at = row + 1;
      while (at < row + order.width && order.next(t.top(at), t.top(at - 1), 0)) at++;
      count += at - row;
    }
    return count;
  };

/**
 * Gathers the cards that are out of order, shuffles them and deals them again, leaving a gap behind the ordered cards
 * of each row.
 */
const dealLoose =
  (deck: Pile, places: readonly Pile[], order: Order): Step =>
  (t) => {
    const ordered = inOrder(order);
    const loose = places.filter(({ index }) => !ordered(t, index));
    const dealt = loose.filter(({ index }) => index % order.width > 0 && !ordered(t, index - 1));
    takeUp(t, loose, deck.index);
    t.shuffle(deck.index);
    dealUp(deck, dealt)(t, 0);
  };

/** A gap takes the card that comes next after the one at its left, or the one that comes before that at its right. */
export const betweenNeighbours = (width: number, next: Relation): Pick<PileRules, 'takes' | 'reach'> => {
  const follows = (card: Card, onto: Card): boolean => card !== 0 && onto !== 0 && next(card, onto, 0);
  return {
    takes: anyCard,
    reach: (from, to, _count, t) =>
      (to % width > 0 && follows(t.top(from), t.top(to - 1))) ||
      ((to + 1) % width > 0 && follows(t.top(to + 1), t.top(from))),
  };
};

/** How one game of gaps whose rows begin with aces differs from the others. */
interface AceRows {
  readonly width: number;
  /** The ranks of its pack; usually all. */
  readonly ranks?: readonly number[];
  readonly next: Relation;
  readonly redeals: number;
  /** The aces are set out first; else they are dealt with the others, and leave gaps where they lay. */
  readonly laid?: true;
  /** A gap takes the card before its right neighbour, too. */
  readonly bothSides?: true;
}

/** Four rows, one for each suit, that grow from the aces at their left ends as cards are moved into gaps. */
export function rowsFromAces({ width, ranks, next, redeals, laid, bothSides }: AceRows): Variant {
  const order: Order = { width, first: aces, next };
  const talon: Pile = pile({
    role: 'stock',
    lift: 'nothing',
    tap: redealByChance(redeals, (t) => dealLoose(talon, places, order)(t, 0)),
  });
  const gapAt = (at: number, before: readonly Pile[]): Partial<PileRules> => {
    if (at % width === 0) return bothSides ? { start: aces } : {};
    return bothSides ? betweenNeighbours(width, next) : { build: next, on: before[at - 1]! };
  };
  const places = eachPile(4 * width, (at, before) => ({
    role: 'tableau',
    lift: 'top',
    room: 1,
    ...gapAt(at, before),
  }));
  const column = (at: number): Pile[] => places.filter((_, nth) => nth % width === at);
  const others = places.filter((_, at) => at % width > (laid ? 1 : 0));
  const acesLeft: Step = (t) => {
    let row = 0;
    for (const { index } of others) if (aces(t.top(index), 0)) t.move(index, column(0)[row++]!.index, 1);
  };
  const ordered = countInOrder(places, order);
  const cards = 4 * (ranks?.length ?? 13);
  return {
    places: [...gridOfRows(places, width), { pile: talon, x: (width - 1) / 2, y: 4.15 }],
    // In a high window too, the redeal is below the middle of the rows.
    otherwise: [
      [
        ...rowsBroken(places, width, { across: width / 2, down: 0.955, apart: 0.13 }),
        { pile: talon, x: width / 4 - 0.5, y: 8.135 },
      ],
    ],
    from: talon,
    ...(ranks ? { deck: { ranks } } : {}),
    deal: laid ? [takeOut(talon, aces, column(0)), dealUp(talon, others)] : [dealUp(talon, others), acesLeft],
    won: (t) => ordered(t) === cards,
    score: (t) => ordered(t) - 4,
  };
}

/** The differences between games whose gaps are left by cards that are taken out. */
interface GapRows {
  readonly rows: number;
  readonly width: number;
  readonly deck?: Deck;
  /** The cards that are taken out. */
  readonly out: Test;
  /** The cards at the left ends of the rows, and the rank of the last card of a suit. */
  readonly first: Test;
  readonly last: Rank;
  readonly redeals: number;
  /** After a redeal the gaps can be anywhere; else there is one behind the ordered cards of each row. */
  readonly random?: boolean;
  /** From one row to the next, in card heights; 1 where it is left out. Less lays each row over the one above. */
  readonly step?: number;
}

/** Rows that grow upwards in suit as cards are moved into gaps; the player redeals once no gap can be filled. */
export function rowsWithGaps(game: GapRows): Variant {
  const { rows, width, deck: pack, out: which, first, last, redeals, random, step = 1 } = game;
  const order: Order = { width, first, next: build(up, sameSuit) };
  const ordered = inOrder(order);
  const out = gone();
  const deck = pile({ role: 'stock' });
  const isDead = (t: Table, at: number): boolean => at % width > 0 && [0, last].includes(rankOf(t.top(at - 1)));
  const isBlocked = (t: Table): boolean => places.every(({ index }) => t.size(index) > 0 || isDead(t, index));
  const redeal = redealByChance(redeals, (t) => {
    if (!random) return dealLoose(deck, places, order)(t, 0);
    const loose = places.filter(({ index }) => !ordered(t, index));
    takeUp(t, [...loose, out], deck.index);
    t.shuffle(deck.index);
    dealUp(deck, loose)(t, 0);
    takeGaps(t, 0);
  });
  const places = eachPile(rows * width, (at, before) => ({
    role: 'tableau',
    lift: 'top',
    room: 1,
    ...(at % width === 0 ? { start: first } : { build: order.next, on: before[at - 1]! }),
    closed: ordered,
    ...(redeals > 0 && { double: onlyWhen({ met: isBlocked, why: () => ({ code: 'movable' }) }, redeal) }),
  }));
  const takeGaps = leaveOut(which, places, out);
  const score = countInOrder(places, order);
  return {
    places: gridOfRows(places, width, { down: step }),
    otherwise: [rowsBroken(places, width, { across: Math.ceil(width / 2), down: step * 0.95, apart: 0.1 })],
    hidden: [out, deck],
    from: deck,
    ...(pack && { deck: pack }),
    deal: [dealUp(deck, places), takeGaps],
    won: (t) => score(t) === rows * (width - 1),
    score,
  };
}
