import { ACE, type Card, isFaceDown, KING, rankOf, suitOf } from '../../model/card.ts';
import { TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import { isDrag, toOf } from '../../model/move.ts';
import type { Step } from '../../model/pile.ts';
import type { Table } from '../../model/table.ts';
import { grid, rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { exchange } from '../../vocabulary/after.ts';
import { dealDown, dealUp } from '../../vocabulary/deals.ts';
import { pile, piles, stock, waste } from '../../vocabulary/piles.ts';
import { PIQUET_RANKS } from '../../vocabulary/piquet.ts';
import { anyCard } from '../../vocabulary/relations.ts';

const WIDTH = 8;
/** Returns a card's column, from the seven in the first to the ace in the last. */
const columnOf = (card: Card): number => (rankOf(card) === ACE ? KING : rankOf(card) - 1) - 6;

export default defineGame({
  id: 'spoilt',
  name: 'Spoilt',
  variant() {
    const turned = pile(waste({ room: 1 }));
    const talon = pile(stock(turnTo(turned)));
    /**
     * Whether a card belongs there: in the column of its rank, and in the row of its suit if that has one, else in a
     * row without a suit.
     */
    const belongs = (t: Table, card: Card, to: number): boolean => {
      if (to % WIDTH !== columnOf(card)) return false;
      const row = Math.floor(to / WIDTH);
      for (let at = 0; at < places.length; at++) {
        const other = t.top(at);
        if (other === 0 || isFaceDown(other)) continue;
        if ((Math.floor(at / WIDTH) === row) !== (suitOf(other) === suitOf(card))) return false;
      }
      return true;
    };
    const places = piles(4 * WIDTH, {
      role: 'tableau',
      placed: true,
      takes: anyCard,
      room: 2,
      reach: (from, to, _count, t) => belongs(t, t.top(from), to),
    });
    const open = (t: Table): number =>
      places.filter(({ index }) => t.size(index) > 0 && !isFaceDown(t.top(index))).length;
    const change: Step = (t, move) => {
      if (isDrag(move) && t.size(toOf(move)) === 2) exchange(t, toOf(move), turned.index, { flags: TURNED });
    };
    return {
      places: [...grid(places, WIDTH), ...rows([[(WIDTH - 2.25) / 2, talon, 0.25, turned]], 4.15)],
      from: talon,
      deck: { ranks: PIQUET_RANKS },
      deal: [
        dealDown(
          talon,
          places.filter((_, at) => at % WIDTH > 0),
        ),
        dealUp(talon, [turned]),
      ],
      after: [change],
      won: (t) => open(t) === places.length,
      score: open,
    };
  },
});
