import { type Card, JACK, KING, QUEEN, type Rank, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { isDrag, toOf } from '../../model/move.ts';
import type { Relation, Step } from '../../model/pile.ts';
import type { Table } from '../../model/table.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles, reserve } from '../../vocabulary/piles.ts';
import { addUpTo, anyCard } from '../../vocabulary/relations.ts';
import { gridBeside } from '../../vocabulary/shapes/grid.ts';

const SUM = 15;
const TEN: Rank = 10;
const fifteen = addUpTo(SUM);
/** Tens and pictures make no pairs. */
const pairs: Relation = (card, onto, base) => rankOf(card) < TEN && rankOf(onto) < TEN && fifteen(card, onto, base);

/** Whether these cards leave together: low cards that make fifteen, or a ten, a jack, a queen and a king. */
function areWhole(cards: readonly Card[]): boolean {
  const ranks = cards.map((card) => rankOf(card));
  const high = new Set(ranks.filter((rank) => rank >= TEN));
  if (high.size === 0) return ranks.reduce((sum, rank) => sum + rank, 0) === SUM;
  return high.size === ranks.length && high.size === 4;
}

/** Whether these cards become such a group together with some of the cards `beside`, or none. */
function canBeWhole(cards: readonly Card[], beside: readonly Card[]): boolean {
  const ranks = cards.map((card) => rankOf(card));
  const high = new Set(ranks.filter((rank) => rank >= TEN));
  if (high.size > 0) {
    const missing = [TEN, JACK, QUEEN, KING].filter((rank) => !high.has(rank));
    return high.size === ranks.length && missing.every((rank) => beside.some((card) => rankOf(card) === rank));
  }
  // A bit for each sum that some of the low cards make.
  const sums = beside.reduce((made, card) => (rankOf(card) < TEN ? made | (made << rankOf(card)) : made), 1);
  const wanted = SUM - ranks.reduce((sum, rank) => sum + rank, 0);
  return wanted >= 0 && ((sums >> wanted) & 1) === 1;
}

export default defineGame({
  id: 'fifteens',
  name: 'Fifteens',
  variant() {
    const out = gone();
    const talon = pile({ role: 'stock' });
    const places = piles(16, { role: 'tableau', lift: 'top', build: pairs });
    const store = pile(reserve({ fan: 'right', takes: anyCard, lift: 'nothing' }));
    const inStore = (t: Table): Card[] => Array.from({ length: t.size(store.index) }, (_, at) => t.at(store.index, at));
    const removePair: Step = (t, move) => {
      if (isDrag(move) && toOf(move) !== store.index && t.size(toOf(move)) > 1) t.move(toOf(move), out.index, 2);
    };
    const removeStored: Step = (t) => {
      if (areWhole(inStore(t))) t.move(store.index, out.index, t.size(store.index));
    };
    /** Cards removed, then those of the store, as long as the places can complete it: no gap is filled before. */
    const outlook = (t: Table): number => {
      const beside = places.flatMap(({ index }) => (t.size(index) > 0 ? [t.top(index)] : []));
      const stored = t.size(store.index);
      return stored === 0 || canBeWhole(inStore(t), beside) ? 1 + 2 * t.size(out.index) + stored : 0;
    };
    const fill = fillFrom(talon, places);
    const fillGaps: Step = (t, move) => {
      if (t.size(store.index) === 0) fill(t, move);
    };
    return {
      places: [...gridBeside(talon, places, 4), { pile: store, x: 2, y: 4.2 }],
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, places)],
      after: [removePair, removeStored, fillGaps],
      won: holds([out], 52),
      score: cardsOn([out]),
      outlook,
    };
  },
});
