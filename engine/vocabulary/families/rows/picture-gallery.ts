import { isFaceDown, type Rank, rankOf } from '../../../model/card.ts';
import { isDrag, fromOf, toOf } from '../../../model/move.ts';
import type { Action, Pile, PileRules, Step } from '../../../model/pile.ts';
import type { Table } from '../../../model/table.ts';
import { type Place, rows, type Variant } from '../../../model/variant.ts';
import { holds } from '../../conditions.ts';
import { dealUp } from '../../deals.ts';
import { pile, piles, reserve, stock } from '../../piles.ts';
import { aces, build, ofRank, sameSuit, upBy } from '../../relations.ts';

/** The differences between the relatives of Picture Gallery. */
interface Gallery {
  /** The rank that begins each row of eight places, the upper row's first. */
  readonly bases: readonly Rank[];
  /**
   * Two cards alone in their places may be exchanged when each then begins its row, unless they are the same card of
   * both packs.
   */
  readonly exchanged?: true;
  /** Further rules of the eight piles below, whose top cards are in play. */
  readonly below?: (talon: () => Pile) => Partial<PileRules>;
  /** Lays the first card of each row, which has its base rank, before the deal. */
  readonly begun?: (from: Pile, row: readonly Pile[], base: Rank) => Step;
  readonly deals: (below: readonly Pile[], places: readonly Pile[]) => Action;
  readonly after?: (talon: Pile, below: readonly Pile[]) => Step;
}

/** Up in suit by threes: two, five, eight and jack; three, six, nine and queen; four, seven, ten and king. */
export const buildByThrees = build(upBy(3), sameSuit);

/** Makes a row of eight places for each of these ranks, which begins it. */
export const rowsByThrees = (bases: readonly Rank[], rules: (base: Rank) => Partial<PileRules>): Pile[][] =>
  bases.map((base) => piles(8, { role: 'tableau', name: 'pile', fan: 'down', start: ofRank(base), ...rules(base) }));

/** Lays such rows `apart` card heights from one to the next. */
export const rowsOf = (lines: readonly (readonly Pile[])[], apart = 1.35): Place[] => rows(lines, 0, apart);

/** Whether the lowest card of pile `at` has the rank that begins the row of the given place. */
export const begins = (t: Table, at: number, { rules: { start } }: Pile): boolean => start!(t.at(at, 0), 0);

/** Counts the cards on those of these places whose lowest card begins its row. */
export const inPlace =
  (places: readonly Pile[]) =>
  (t: Table): number =>
    places.reduce((sum, place) => sum + (begins(t, place.index, place) ? t.size(place.index) : 0), 0);

/**
 * Two packs put in order in three rows of eight places, which go up by threes in suit, with the aces on a heap of their
 * own.
 */
export function gallery({ bases, exchanged, below: rules, begun, deals, after }: Gallery): Variant {
  const baseOf = (at: number): Rank | undefined =>
    bases[lines.findIndex((line) => line.some(({ index }) => index === at))];
  const lines: Pile[][] = rowsByThrees(bases, (base) => ({
    lift: 'top',
    room: 4,
    build: (card, onto) =>
      buildByThrees(card, onto, 0) || (exchanged === true && rankOf(card) === base && bases.includes(rankOf(onto))),
    reach(from, to, _count, t) {
      if (t.top(from) === t.top(to)) return false;
      if (t.size(to) === 0 || (rankOf(t.at(to, 0)) === base && buildByThrees(t.top(from), t.top(to), 0))) return true;
      return (
        t.size(to) === 1 && t.size(from) === 1 && rankOf(t.top(to)) === baseOf(from) && rankOf(t.top(from)) === base
      );
    },
  }));
  const places = lines.flat();
  const heap = pile({ role: 'foundation', lift: 'nothing', most: 1, takes: aces });
  const lower: Pile[] = piles(8, reserve({ fan: 'down', ...rules?.(() => talon) }));
  const talon: Pile = pile(stock(deals(lower, places)));
  const ordered = inPlace(places);
  return {
    places: [...rows([[9, heap]]), ...rowsOf(lines, 1.32), ...rows([[9, talon]], 2.64), ...rows([lower], 3.96)],
    // A tall window has room for heap and stock above the rows.
    otherwise: [[...rows([[talon, 6, heap]]), ...rows(lines, 1.1, 1.35), ...rows([lower], 5.15)]],
    from: talon,
    deck: { packs: 2 },
    deal: [
      ...(begun ? bases.map((base, at) => begun(talon, lines[at]!.slice(0, 1), base)) : []),
      ...lines.map((line) => dealUp(talon, begun ? line.slice(1) : line)),
      dealUp(talon, lower),
    ],
    after: [closeAt(heap), ...(exchanged ? [exchangeOff(heap)] : []), ...(after ? [after(talon, lower)] : [])],
    won: holds([heap, ...places], 104),
    score: (t) => t.size(heap.index) + ordered(t),
  };
}

/** Moves a card that another was dropped on to where that one came from, unless they follow each other. */
const exchangeOff =
  (heap: Pile): Step =>
  (t, move) => {
    const to = toOf(move);
    const isPair = isDrag(move) && to !== heap.index && t.size(to) === 2;
    if (!isPair || buildByThrees(t.top(to), t.at(to, 0), 0)) return;
    t.swap(to, 0, 1);
    t.move(to, fromOf(move), 1);
  };

/** Turns the eight aces face down once all are there, as they have no more part in the game. */
const closeAt =
  (heap: Pile): Step =>
  (t) => {
    const { index } = heap;
    if (t.size(index) !== 8 || isFaceDown(t.top(index))) return;
    for (let at = 0; at < 8; at++) t.turn(index, at);
  };
