import { isFaceDown } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { countOf, toOf } from '../../model/move.ts';
import type { Pile, Step } from '../../model/pile.ts';
import { holds } from '../../vocabulary/conditions.ts';
import { dealDown, dealUp, turnUpTops } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { aces, build, down, kings, sameSuit, up } from '../../vocabulary/relations.ts';
import { SCORE } from '../../model/counters.ts';
import type { Table } from '../../model/table.ts';

const inSuit = build(down, sameSuit);

const linked = (t: Table, pile: number, at: number): boolean =>
  t.at(pile, at) !== 0 && inSuit(t.at(pile, at), t.at(pile, at - 1), 0);

/**
 * Returns the length of the run down in suit that contains the card at this place; in play, face-down cards count too,
 * as recorded.
 */
function runAt(t: Table, pile: number, at: number): number {
  let [low, high] = [at, at];
  while (linked(t, pile, low)) low--;
  while (linked(t, pile, high + 1)) high++;
  return high - low + 1;
}

/** Scores a point for each card of every run that lies open after the deal. */
const countDealt =
  (columns: readonly Pile[]): Step =>
  (t) => {
    for (const { index } of columns) {
      const open = (at: number): boolean => linked(t, index, at) && !isFaceDown(t.at(index, at - 1));
      for (let at = 1; at < t.size(index); at++) if (open(at)) t.add(SCORE, open(at - 1) ? 1 : 2);
    }
  };

export default defineGame({
  id: 'odessa',
  name: 'Odessa',
  variant() {
    const deck = pile({ role: 'stock' });
    const homes = piles(
      4,
      foundation({ build: build(up, sameSuit), start: aces, lift: 'nothing', oneByOne: true, most: 13 }),
    );
    const columns = piles(7, tableau({ build: inSuit, start: kings, lift: 'any' }));
    /** Scores a point for each card that went home, or for each card of the run that a move made longer. */
    const count: Step = (t, move) => {
      const [to, moved] = [toOf(move), countOf(move)];
      const joint = t.size(to) - moved;
      if (homes.some(({ index }) => index === to)) t.add(SCORE, moved);
      else if (joint > 0) t.add(SCORE, runAt(t, to, joint));
    };
    return {
      places: rows(homes.map((home, at) => (at === 0 ? [home, ...columns] : [home]))),
      hidden: [deck],
      from: deck,
      deal: [
        dealDown(deck, columns, 3),
        dealUp(deck, columns, 3),
        dealUp(deck, columns.slice(1, 6), 2),
        countDealt(columns),
      ],
      after: [count, turnUpTops(columns)],
      won: holds(homes, 52),
      score: (t) => t.counter(SCORE),
    };
  },
});
