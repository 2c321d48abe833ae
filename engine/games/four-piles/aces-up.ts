import { defineGame, toggle } from '../../model/game.ts';
import { type Fact, rows } from '../../model/variant.ts';
import type { Action, Pile } from '../../model/pile.ts';
import { asTap, dealEach, removeOutranked } from '../../vocabulary/actions.ts';
import { cardsOn, outranked } from '../../vocabulary/conditions.ts';
import { dealUp, takeUp } from '../../vocabulary/deals.ts';
import { described, gone, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { aces, anyCard } from '../../vocabulary/relations.ts';
import { ROUNDS } from '../../model/counters.ts';
import type { Table } from '../../model/table.ts';

/** The number of cards that are not aces. */
const ALL = 48;
const HANDS = 5;
/** The best hand of a tournament advances to the next round if it leaves at most this many cards besides the aces. */
const ADVANCES = 5;

/** Hands are counted in a tournament only. */
const isOver = (t: Table): boolean => t.counter(ROUNDS) === HANDS;
const handShown = (t: Table): Fact => ({ kind: 'hand', value: Math.min(t.counter(ROUNDS) + 1, HANDS) });

/** A card that lies alone gains nothing in a gap. */
const spares = described((from, _to, _count, t) => t.size(from) > 1, 'spares');

export default defineGame({
  id: 'aces-up',
  name: 'Aces Up',
  options: { aces: toggle('Only aces fill empty columns'), tournament: toggle('Tournament of five hands') },
  /** The most points of a finished hand of a tournament. */
  counters: { best: 1 },
  variant({ aces: acesOnly, tournament }, { best }) {
    const bestShown = (t: Table): Fact => ({
      kind: 'best',
      value: t.counter(ROUNDS) > 0 ? ALL - t.counter(best) : Infinity,
    });
    const out = gone();
    const removed = cardsOn([out]);
    const beaten = outranked(() => columns);
    const columns: Pile[] = piles(
      4,
      tableau({
        start: acesOnly ? aces : anyCard,
        lift: 'top',
        reach: spares,
        ...(tournament && { closed: isOver }),
        tap: removeOutranked(out, () => columns),
        double: asTap,
      }),
    );
    const each = dealEach(columns);
    /** Deals; when the stock is empty and no beaten card is left, counts the hand and deals the next. */
    const dealOrCount: Action = {
      chance: (t, at) => t.size(at) === 0,
      again: true,
      can: (t, at) => t.size(at) > 0 || !(isOver(t) || columns.some(({ index }) => beaten(t, index))),
      run(t, at) {
        if (t.size(at) > 0) return each.run(t, at);
        t.set(best, Math.max(t.counter(best), removed(t)));
        t.add(ROUNDS, 1);
        if (isOver(t)) return;
        takeUp(t, [...columns, out], at);
        t.shuffle(at);
        each.run(t, at);
      },
      why: (t) => (isOver(t) ? { code: 'hands', count: HANDS } : { code: 'removable' }),
    };
    /**
     * Cards gone, then those still in the stock, then those that can go: gaps are filled before a deal, where that
     * frees most.
     */
    const outlook = (t: Table): number =>
      1 + 100 * removed(t) + t.size(talon.index) + columns.filter(({ index }) => beaten(t, index)).length;
    const talon = pile(stock(tournament ? dealOrCount : each));
    return {
      places: rows([[talon, null, ...columns]]),
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, columns)],
      won: (t) => removed(t) === ALL || (isOver(t) && ALL - t.counter(best) <= ADVANCES),
      score: (t) => Math.max(t.counter(best), removed(t)),
      outlook,
      ...(tournament && { shows: [handShown, bestShown] }),
    };
  },
});
