import { ACE, JACK, KING, type Rank, rankOf } from '../../model/card.ts';
import { TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import type { Action, Step } from '../../model/pile.ts';
import { grid, rows } from '../../model/variant.ts';
import { eachSuitBothWays } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { pile, piles, reserve, stock } from '../../vocabulary/piles.ts';

/** The most cards in hand: a heap of seven, and the eight cards of its rank. */
const HAND = 15;
/** Cards that the stock gets after each round of the deal. */
const AFTER_ROUND = 2;

/** Returns how many cards the stock gets after a card of that rank was dealt to a heap. */
const inReturn = (rank: Rank, heap: Rank): number =>
  (rank === ACE ? 2 : rank >= JACK ? 1 : 0) + (rank === heap ? 1 : 0);

export default defineGame({
  id: 'laras-game',
  name: "Lara's Game",
  /** The rank whose heap is in hand; 0: none is. */
  counters: { inHand: 1 },
  variant(_, { inHand }) {
    const homes = eachSuitBothWays();
    const heaps = piles(KING, reserve({ name: 'heap' }));
    const hand = piles(HAND, reserve());
    const putBack: Step = (t) => {
      const heap = heaps[t.counter(inHand) - 1];
      if (heap) for (const { index } of hand) t.move(index, heap.index, t.size(index));
    };
    const nextCard: Action = {
      can: (t, at) => t.size(at) > 0,
      run(t, at) {
        putBack(t, 0);
        const rank = rankOf(t.top(at));
        const heap = heaps[rank - 1]!.index;
        t.move(at, hand[0]!.index, 1, TURNED);
        for (let count = t.size(heap); count > 0; count--) t.move(heap, hand[count]!.index, 1);
        t.set(inHand, rank);
      },
      why: () => ({ code: 'dealt' }),
    };
    const talon = pile(stock(nextCard));
    /** The stock's own cards while the heaps are dealt. */
    const kept = pile({ role: 'stock' });
    const dealHeaps: Step = (t) => {
      const keep = (count: number): void => {
        for (let left = Math.min(count, t.size(talon.index)); left > 0; left--) t.move(talon.index, kept.index, 1);
      };
      while (t.size(talon.index) > 0) {
        heaps.forEach(({ index }, at) => {
          if (t.size(talon.index) === 0) return;
          t.move(talon.index, index, 1, TURNED);
          keep(inReturn(rankOf(t.top(index)), at + 1));
        });
        keep(AFTER_ROUND);
      }
      t.move(kept.index, talon.index, t.size(kept.index));
    };
    const [up, down] = [homes.slice(0, 4), homes.slice(4)];
    return {
      places: [
        ...rows([[0.5, ...down, 1.5, ...up]]),
        ...grid([...heaps, talon], 5, { y: 1 }),
        ...grid(hand, 5, { x: 5.5, y: 1 }),
      ],
      otherwise: [
        [
          ...rows([
            [0.5, ...down],
            [0.5, ...up],
          ]),
          ...grid([...heaps, talon], 5, { y: 2 }),
          ...grid(hand, 5, { y: 5 }),
        ],
      ],
      hidden: [kept],
      from: talon,
      deck: { packs: 2 },
      deal: [dealHeaps],
      won: holds(homes, 104),
      noneSafe: true,
      score: cardsOn(homes),
    };
  },
});
