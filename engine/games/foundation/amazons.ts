import { ACE, type Card, JACK, QUEEN, type Rank, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Action, Pile } from '../../model/pile.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, gather } from '../../vocabulary/deals.ts';
import { eachPile, foundation, pile, piles, reserve, stock } from '../../vocabulary/piles.ts';
import { aces, build, sameSuit } from '../../vocabulary/relations.ts';
import type { Table } from '../../model/table.ts';

const RANKS = [ACE, 7, 8, 9, 10, JACK, QUEEN];
const next = build((card: Rank, onto: Rank) => RANKS.indexOf(card) === RANKS.indexOf(onto) + 1, sameSuit);

/**
 * Returns the order in which the next round deals the cards that this round deals in `order`: the last pile's cards
 * first.
 */
const followedBy = (order: readonly Card[]): Card[] =>
  [3, 2, 1, 0].flatMap((hand) => order.filter((_, at) => at % 4 === hand));

const cardsIn = (t: Table, pile: number): Card[] => Array.from({ length: t.size(pile) }, (_, at) => t.at(pile, at));

const isSame = (one: readonly Card[], other: readonly Card[]): boolean => one.every((card, at) => card === other[at]);

export default defineGame({
  id: 'amazons',
  name: 'Amazons',
  variant() {
    const hands = piles(4, reserve());
    /** Queens come from any pile, other cards from the one below. */
    const mayGo = (card: Card, hand: number, home: number): boolean => rankOf(card) === QUEEN || hand === home;
    const homes: Pile[] = eachPile(4, (home) =>
      foundation({
        start: aces,
        build: next,
        lift: 'nothing',
        reach: (from, to, _count, t) =>
          t.size(to) === 0
            ? homes.slice(0, home).every(({ index }) => t.size(index) > 0)
            : mayGo(t.top(from), from - hands[0]!.index, home),
      }),
    );
    const goes = (t: Table, card: Card, hand: number): boolean =>
      rankOf(card) === ACE || homes.some(({ index }, home) => next(card, t.top(index), 0) && mayGo(card, hand, home));
    /** Whether a card can be played in any coming round; the search ends when the rounds repeat. */
    const hasFuture = (t: Table): boolean => {
      const first = hands.toReversed().flatMap(({ index }) => cardsIn(t, index));
      let order = first;
      do {
        if (order.some((card, at) => goes(t, card, at % hands.length))) return true;
        order = followedBy(order);
      } while (!isSame(order, first));
      return false;
    };
    const each = dealEach(hands);
    const dealOrGather: Action = {
      redeals: Infinity,
      can: (t, at) => t.size(at) > 0 || hasFuture(t),
      run: (t, at) => (t.size(at) > 0 ? each.run(t, at) : gather(t, hands.toReversed(), at)),
      why: () => ({ code: 'no-future' }),
    };
    const talon = pile(stock(dealOrGather));
    return {
      places: rows([
        [talon, null, ...homes],
        [null, null, ...hands],
      ]),
      from: talon,
      deck: { ranks: RANKS },
      deal: [dealUp(talon, hands)],
      won: holds(homes, 28),
      score: cardsOn(homes),
    };
  },
});
