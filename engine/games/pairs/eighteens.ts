import { ACE, type Card, JACK, type Rank, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Step } from '../../model/pile.ts';
import type { Table } from '../../model/table.ts';
import { removeAlone } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles, reserve } from '../../vocabulary/piles.ts';
import { fillBetweenSets } from '../../vocabulary/sets.ts';
import { gridBeside } from '../../vocabulary/shapes/grid.ts';

const [SUM, NUMBERS, SET] = [18, 3, 4];

const sumOf = (ranks: readonly Rank[]): number => ranks.reduce((sum, rank) => sum + rank, 0);

/** Whether these ranks may lie together in the store: one face card at most, and others of at most eighteen. */
function fit(ranks: readonly Rank[]): boolean {
  const low = ranks.filter((rank) => rank < JACK);
  if (ranks.length - low.length > 1 || low.length > NUMBERS || new Set(low).size < low.length) return false;
  return low.length === NUMBERS ? sumOf(low) === SUM : sumOf(low) <= SUM;
}

/** Whether some of the ranks `beside` make a whole set of these. */
function canBeWhole(ranks: readonly Rank[], beside: readonly Rank[]): boolean {
  if (ranks.length === SET) return true;
  return beside.some((rank, at) => fit([...ranks, rank]) && canBeWhole([...ranks, rank], beside.slice(at + 1)));
}

export default defineGame({
  id: 'eighteens',
  name: 'Eighteens',
  variant() {
    const out = gone();
    const talon = pile({ role: 'stock' });
    const inStore = (t: Table): Card[] => Array.from({ length: t.size(store.index) }, (_, at) => t.at(store.index, at));
    const ranksIn = (t: Table): Rank[] => inStore(t).map((card) => rankOf(card));
    const store = pile(
      reserve({
        fan: 'right',
        takes: (card) => rankOf(card) !== ACE,
        lift: 'nothing',
        reach: (from, _to, _count, t) => fit([...ranksIn(t), rankOf(t.top(from))]),
      }),
    );
    const places = piles(12, { role: 'tableau', lift: 'top', tap: removeAlone(out, ACE) });
    const removeStored: Step = (t) => {
      if (t.size(store.index) === SET) t.move(store.index, out.index, SET);
    };
    /** Cards removed, then those of the store, as long as the places can complete it: no gap is filled before. */
    const outlook = (t: Table): number => {
      const beside = places.flatMap(({ index }) => (t.size(index) > 0 ? [rankOf(t.top(index))] : []));
      const stored = ranksIn(t);
      return stored.length === 0 || canBeWhole(stored, beside) ? 1 + 2 * t.size(out.index) + stored.length : 0;
    };
    return {
      places: [...gridBeside(talon, places, 4), { pile: store, x: 2, y: 3.2 }],
      hidden: [out],
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, places)],
      after: [removeStored, fillBetweenSets([store], fillFrom(talon, places))],
      won: holds([out], 104),
      score: cardsOn([out]),
      outlook,
    };
  },
});
