import { type Card, KING, rankOf, suitOf } from '../../model/card.ts';
import { defineGame, toggle } from '../../model/game.ts';
import { grid, type HandName, rows, type ScoredLine } from '../../model/variant.ts';
import { fromOf, toOf } from '../../model/move.ts';
import type { Measure, Pile, Step } from '../../model/pile.ts';
import type { Table } from '../../model/table.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { emptyAmong } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { described, pile, piles, waste } from '../../vocabulary/piles.ts';
import { anyCard } from '../../vocabulary/relations.ts';

const WIDTH = 5;
const SIDE = [0, 1, 2, 3, 4];
/** The twelve hands, by places in the grid: rows, columns and the two diagonals, each from left to right or down. */
const HANDS = [
  ...SIDE.map((row) => SIDE.map((at) => row * WIDTH + at)),
  ...SIDE.map((column) => SIDE.map((at) => at * WIDTH + column)),
  SIDE.map((at) => at * WIDTH + at),
  SIDE.map((at) => (WIDTH - 1 - at) * WIDTH + at),
];

/** The points of each hand by the British system. */
const POINTS: Readonly<Record<HandName, number>> = {
  'straight-flush': 30,
  four: 16,
  straight: 12,
  'full-house': 10,
  three: 6,
  flush: 5,
  'two-pairs': 3,
  pair: 1,
};

/** Sets of equal ranks, by the sizes of the two largest. */
const SETS: Readonly<Record<string, HandName>> = {
  '4,1': 'four',
  '4,0': 'four',
  '3,2': 'full-house',
  '3,1': 'three',
  '3,0': 'three',
  '2,2': 'two-pairs',
  '2,1': 'pair',
  '2,0': 'pair',
};

/** Names the hand that cards make; fewer than five make only sets of equal ranks. */
function handOf(cards: readonly Card[]): HandName | undefined {
  const ranks = cards.map(rankOf).toSorted((a, b) => a - b);
  const sizes = [...new Set(ranks)].map((rank) => ranks.filter((other) => other === rank).length);
  const [first = 0, second = 0] = sizes.toSorted((a, b) => b - a);
  const isFull = cards.length === WIDTH;
  const straight = isFull && first === 1 && isStraight(ranks);
  const flush = isFull && cards.every((card) => suitOf(card) === suitOf(cards[0]!));
  if (straight) return flush ? 'straight-flush' : 'straight';
  return SETS[`${first},${second}`] ?? (flush ? 'flush' : undefined);
}

/** Scores a hand; 0 until it is complete. */
function points(cards: readonly Card[]): number {
  const hand = cards.includes(0) ? undefined : handOf(cards);
  return hand ? POINTS[hand] : 0;
}

/** Five ranks in a row; the ace is low, or high after the king. */
const isStraight = ([first = 0, second = 0, , , last = 0]: readonly number[]): boolean =>
  last - first === 4 || (first === 1 && second === 10 && last === KING);

/** Sends the card that another was dropped on to where that one came from. */
const exchange: Step = (t, move) => {
  const to = toOf(move);
  if (t.size(to) < 2) return;
  t.swap(to, 0, 1);
  t.move(to, fromOf(move), 1);
};

export default defineGame({
  id: 'poker',
  name: 'Poker Squares',
  options: { shuffle: toggle('Shuffle mode') },
  variant({ shuffle }) {
    const deck = pile({ role: 'stock' });
    const hand = pile(waste());
    const spaces = piles(WIDTH * WIDTH, {
      role: 'tableau',
      placed: true,
      start: anyCard,
      ...(shuffle && {
        build: anyCard,
        lift: 'top',
        reach: described((from, to, _, t) => from !== hand.index || t.size(to) === 0, 'from-some'),
      }),
    });
    const lines = HANDS.map((places) => places.map((at) => spaces[at]!));
    const score: Measure = (t) => lines.reduce((sum, line) => sum + points(line.map(({ index }) => t.top(index))), 0);
    const lineOf = (t: Table, line: readonly Pile[]): ScoredLine => {
      const piles = line.map(({ index }) => index);
      const cards = piles.map((at) => t.top(at)).filter((card) => card !== 0);
      const isFull = cards.length === WIDTH;
      return { piles, hand: handOf(cards), points: isFull ? points(cards) : undefined };
    };
    const empty = emptyAmong(spaces);
    const draw = fillFrom(deck, [hand]);
    const nextCard: Step = (t, move) => {
      if (empty(t) > 0) draw(t, move);
    };
    return {
      places: [...rows([[deck, hand]]), ...grid(spaces, WIDTH, { x: 2.5 })],
      from: deck,
      deal: [dealUp(deck, [hand])],
      after: [exchange, nextCard],
      won: (t) => empty(t) === 0 && score(t) >= (shuffle ? 120 : 75),
      score,
      lines: (t) => lines.map((line) => lineOf(t, line)),
    };
  },
});
