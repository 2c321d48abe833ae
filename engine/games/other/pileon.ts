import { isFaceDown, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { grid } from '../../model/variant.ts';
import { toOf } from '../../model/move.ts';
import { dealHands } from '../../vocabulary/deals.ts';
import { pile, piles, tableau } from '../../vocabulary/piles.ts';
import { anyCard, sameRank } from '../../vocabulary/relations.ts';
import type { Table } from '../../model/table.ts';

const WHOLE = 4;

/** Whether a pile is four face-up cards of one rank. */
function isWhole(t: Table, pile: number): boolean {
  if (t.size(pile) !== WHOLE || isFaceDown(t.top(pile))) return false;
  for (let at = 0; at < WHOLE - 1; at++) if (rankOf(t.at(pile, at)) !== rankOf(t.top(pile))) return false;
  return true;
}

export default defineGame({
  id: 'pileon',
  name: 'Pileon',
  variant() {
    const deck = pile({ role: 'stock' });
    const columns = piles(
      15,
      tableau({ name: 'pile', build: sameRank, start: anyCard, room: WHOLE, fan: { right: WHOLE } }),
    );
    const freeze = (t: Table, pile: number): void => {
      if (isWhole(t, pile)) t.turn(pile, WHOLE - 1);
    };
    const score = (t: Table): number => WHOLE * columns.filter(({ index }) => isFaceDown(t.top(index))).length;
    return {
      places: grid(columns, 4, { step: 2 }),
      otherwise: [5, 3].map((width) => grid(columns, width, { step: 2 })),
      hidden: [deck],
      from: deck,
      deal: [dealHands(deck, columns.slice(0, 13), WHOLE), (t) => columns.forEach(({ index }) => freeze(t, index))],
      after: [(t, move) => freeze(t, toOf(move))],
      won: (t) => score(t) === 52,
      score,
    };
  },
});
