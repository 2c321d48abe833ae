import { isFaceDown, rankOf } from '../card.ts';
import { defineGame } from '../game.ts';
import { grid } from '../layout.ts';
import type { Step } from '../pile.ts';
import { dealHands } from '../rules/deals.ts';
import { pile, piles, tableau } from '../rules/piles.ts';
import { anyCard, sameRank } from '../rules/relations.ts';
import type { Table } from '../table.ts';

const WHOLE = 4;

/** Four face-up cards of one rank. */
function isWhole(t: Table, pile: number): boolean {
  if (t.size(pile) !== WHOLE || isFaceDown(t.top(pile))) return false;
  return [0, 1, 2].every((at) => rankOf(t.at(pile, at)) === rankOf(t.top(pile)));
}

export default defineGame({
  id: 'pileon',
  name: 'Pileon',
  layout() {
    const deck = pile({ role: 'stock' });
    const columns = piles(15, tableau({ build: sameRank, start: anyCard, room: WHOLE, fan: { right: WHOLE } }));
    const freeze: Step = (t) => {
      for (const { index } of columns) if (isWhole(t, index)) t.turn(index, WHOLE - 1);
    };
    const score = (t: Table): number => WHOLE * columns.filter(({ index }) => isFaceDown(t.top(index))).length;
    return {
      places: grid(columns, 4, { step: 2 }),
      hidden: [deck],
      from: deck,
      deal: [dealHands(deck, columns.slice(0, 13), WHOLE), freeze],
      after: [freeze],
      won: (t) => score(t) === 52,
      score,
    };
  },
});
