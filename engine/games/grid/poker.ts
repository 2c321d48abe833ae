import { type Card, KING, rankOf, suitOf } from '../../model/card.ts';
import { defineGame, toggle } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { fromOf, toOf } from '../../model/move.ts';
import type { Measure, Step } from '../../model/pile.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { emptyAmong } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { described, pile, piles, waste } from '../../vocabulary/piles.ts';
import { anyCard } from '../../vocabulary/relations.ts';

const WIDTH = 5;
const SIDE = [0, 1, 2, 3, 4];
/** The twelve hands, by places in the grid: rows, columns and the two diagonals. */
const HANDS = [
  ...SIDE.map((row) => SIDE.map((at) => row * WIDTH + at)),
  ...SIDE.map((column) => SIDE.map((at) => at * WIDTH + column)),
  SIDE.map((at) => at * WIDTH + at),
  SIDE.map((at) => at * WIDTH + WIDTH - 1 - at),
];

/** Points for sets of equal ranks, by the sizes of the two largest. */
const SETS: Readonly<Record<string, number>> = { '4,1': 16, '3,2': 10, '3,1': 6, '2,2': 3, '2,1': 1 };

/** Scores a hand by the British system; 0 until it is complete. */
function points(hand: readonly Card[]): number {
  if (hand.includes(0)) return 0;
  const ranks = hand.map(rankOf).toSorted((a, b) => a - b);
  const sizes = [...new Set(ranks)].map((rank) => ranks.filter((other) => other === rank).length);
  const [first = 0, second = 0] = sizes.toSorted((a, b) => b - a);
  const straight = first === 1 && isStraight(ranks);
  const flush = hand.every((card) => suitOf(card) === suitOf(hand[0]!));
  if (straight) return flush ? 30 : 12;
  return SETS[`${first},${second}`] ?? (flush ? 5 : 0);
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
    const score: Measure = (t) =>
      HANDS.reduce((sum, places) => sum + points(places.map((at) => t.top(spaces[at]!.index))), 0);
    const empty = emptyAmong(spaces);
    const draw = fillFrom(deck, [hand]);
    const nextCard: Step = (t, move) => {
      if (empty(t) > 0) draw(t, move);
    };
    return {
      places: [...rows([[deck, hand]]), ...grid(spaces, WIDTH, { x: 3 })],
      from: deck,
      deal: [dealUp(deck, [hand])],
      after: [exchange, nextCard],
      won: (t) => empty(t) === 0 && score(t) >= (shuffle ? 120 : 75),
      score,
    };
  },
});
