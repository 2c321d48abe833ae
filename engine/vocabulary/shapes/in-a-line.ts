import { type Rank, rankOf } from '../../model/card.ts';
import { fromOf, isDrag, toOf } from '../../model/move.ts';
import { closeUp } from './grid.ts';
import type { Pile, PileRules, Step } from '../../model/pile.ts';
import { grid, type Place, type Variant } from '../../model/variant.ts';
import { dealOne } from '../actions.ts';
import { cardsOn } from '../conditions.ts';
import { dealUp } from '../deals.ts';
import { gone, pile, piles, stock } from '../piles.ts';

/** Where a growing row begins, in cards: near the middle of the table, as most games need few lines. */
const BESIDE = { x: 1.5, y: 0.6, above: 0.6 } as const;
const BELOW = { x: 0, y: 1.45, above: 0.3 } as const;
/**
 * How many cards of a growing row lie side by side, how many lines of them lie apart, and where they begin. Few games
 * need more cards at once: the lines for the others overlap, so that the cards are large from the start.
 */
const LINES = [
  { across: 8, apart: 2, at: BESIDE },
  { across: 10, apart: 2, at: BESIDE },
  { across: 7, apart: 2, at: BESIDE },
  { across: 6, apart: 3, at: BESIDE },
  { across: 5, apart: 3, at: BELOW },
  { across: 4, apart: 4, at: BELOW },
] as const;
/** From one overlapping line to the next, in card heights: ranks and suits stay visible. */
const OVERLAPPING = 0.25;

/** Lists the ways to lay a growing row with its stock beside or above it, the default one first. */
export const withStock = (line: readonly Pile[], talon: Pile): Place[][] =>
  LINES.map(({ across, apart, at: { x, y, above } }) => {
    const down = (nth: number): number => Math.min(nth, apart - 1) + Math.max(0, nth - apart + 1) * OVERLAPPING;
    const cards = grid(line, across, { x }).map((place): Place => Object.assign(place, { y: y + down(place.y) }));
    return cards.concat({ pile: talon, x: 0, y: above });
  });

/** How one game with a single row of cards differs from the others. */
interface InALine {
  /** The rules of the places in the row, which are numbered from 0; `out` takes the cards that leave the game. */
  readonly rules: (line: () => readonly Pile[], out: Pile) => Omit<PileRules, 'role'>;
  /** The steps that follow a move before the row closes up. */
  readonly leaves?: (line: readonly Pile[], out: Pile) => Step;
  /** Lays the pack in order before cards are dealt. */
  readonly ready?: (talon: Pile) => readonly Step[];
  /** How many cards are dealt at the start, and how many are left when the game is won. */
  readonly dealt: number;
  readonly left: number;
}

/** A single row of cards. A click on the stock adds one, and the row closes up where cards leave the game. */
export function inALine({ rules, leaves, ready, dealt, left }: InALine): Variant {
  const out = gone();
  const line: Pile[] = piles(52, { role: 'tableau', growing: true, ...rules(() => line, out) });
  const talon = pile(stock(dealOne((t) => line.find(({ index }) => t.size(index) === 0))));
  const cards = cardsOn(line);
  const [places, ...otherwise] = withStock(line, talon);
  return {
    places: places!,
    otherwise,
    hidden: [out],
    from: talon,
    deal: [...(ready?.(talon) ?? []), dealUp(talon, line.slice(0, dealt))],
    after: [...(leaves ? [leaves(line, out)] : []), closeUp(line)],
    won: (t) => t.size(talon.index) === 0 && cards(t) === left,
    score: cardsOn([out]),
  };
}

/** How cards of a row leave together with all between them, when their sum fits. */
interface Summed {
  /** How many places the two ends may be apart. */
  readonly furthest: number;
  /** The value of a card; by default its rank. */
  readonly counts?: (rank: Rank) => number;
  readonly fits: (sum: number) => boolean;
}

/**
 * Neighbours in a row leave together when their sum fits: the player drops the card at one end on the one at the other.
 */
export const summedInALine = ({
  furthest,
  counts = (rank) => rank,
  fits,
}: Summed): Required<Pick<InALine, 'rules' | 'leaves'>> => ({
  rules: () => ({
    lift: 'top',
    build: () => true,
    near: (from, to) => Math.abs(from - to) <= furthest,
    reach(from, to, _count, t) {
      const [first, last] = between(from, to);
      let sum = 0;
      for (let at = first; at <= last; at++) sum += counts(rankOf(t.top(at)));
      return fits(sum);
    },
  }),
  leaves: (line, out) => (t, move) => {
    if (!isDrag(move)) return;
    const [first, last] = between(fromOf(move), toOf(move));
    for (const { index } of line.slice(first, last + 1)) t.move(index, out.index, t.size(index));
  },
});

const between = (from: number, to: number): [number, number] => [Math.min(from, to), Math.max(from, to)];
