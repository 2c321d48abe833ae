import { ACE, KING, SUITS } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { fromOf, isDrag, toOf } from '../../model/move.ts';
import type { Step } from '../../model/pile.ts';
import { type Fact, grid, rows } from '../../model/variant.ts';
import { refill } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, takeSuits, turnUpTops } from '../../vocabulary/deals.ts';
import { hand } from '../../vocabulary/families/foundations/sir-tommy.ts';
import { foundation, openStock, pile, piles } from '../../vocabulary/piles.ts';
import { aces, build, down, kings, sameSuit, theCard, up } from '../../vocabulary/relations.ts';
import type { Table } from '../../model/table.ts';

const ROUND = 20;

export default defineGame({
  id: 'sly-fox',
  name: 'Sly Fox',
  /** Cards of this round laid on the hands; 0 only until the first card of the game is laid. */
  counters: { laid: 1 },
  variant(_, { laid }) {
    const talon = pile(openStock());
    /** Whether a round has begun, which has to be laid out before the hands give cards again. */
    const begun = (t: Table): boolean => t.counter(laid) % ROUND > 0 && t.size(talon.index) > 0;
    const unlaid = (t: Table): Fact => ({
      kind: 'unlaid',
      value: begun(t) ? Math.min(ROUND - t.counter(laid), t.size(talon.index)) : 0,
    });
    const hands = piles(ROUND, hand(talon, { name: 'pile', fan: 'none', closed: begun }));
    /**
     * A foundation's first card may move to the other one of its suit and return: each begins only with its own card.
     */
    const upward = SUITS.map((_, suit) =>
      pile(foundation({ build: build(up, sameSuit), start: theCard(ACE, suit), room: 13 })),
    );
    const downward = SUITS.map((_, suit) =>
      pile(foundation({ build: build(down, sameSuit), start: theCard(KING, suit), room: 13 })),
    );
    const fill = refill(talon);
    const lay: Step = (t, move) => {
      const isLaid = fromOf(move) === talon.index && isDrag(move) && hands.some(({ index }) => index === toOf(move));
      if (isLaid) t.set(laid, (t.counter(laid) % ROUND) + 1);
      else if (t.counter(laid) === 0) fill(t, move);
    };
    return {
      places: [...rows([[talon, 1, ...upward, 0.5, ...downward]]), ...grid(hands, 10, { y: 1 })],
      otherwise: [
        [
          ...rows([
            [talon, 0.5, ...upward],
            [1.5, ...downward],
          ]),
          ...grid(hands, 5, { x: 0.25, y: 2.1 }),
        ],
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [
        takeSuits(talon, aces, upward),
        takeSuits(talon, kings, downward),
        dealUp(talon, hands),
        turnUpTops([talon]),
      ],
      after: [lay, turnUpTops([talon])],
      won: holds([...upward, ...downward], 104),
      score: cardsOn([...upward, ...downward], 8),
      shows: [unlaid],
    };
  },
});
