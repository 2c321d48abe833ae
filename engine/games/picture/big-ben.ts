import { makeCard } from '../../model/card.ts';
import { TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import type { Action, Pile, PileRules } from '../../model/pile.ts';
import type { Table } from '../../model/table.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealRound, dealUp, takeOut } from '../../vocabulary/deals.ts';
import { eachPile, foundation, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { build, down, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

/** The suits of the hours, from the two at nine o'clock on: clubs, hearts, spades and diamonds in turn. */
const SUITS = [0, 2, 3, 1];
// oxfmt-ignore
const RING: readonly (readonly [number, number])[] = [
  [0, 1.5], [0.5, 0.5], [1.5, 0.15], [2.5, 0], [3.5, 0.15], [4.5, 0.5],
  [5, 1.5], [4.5, 2.5], [3.5, 2.85], [2.5, 3], [1.5, 2.85], [0.5, 2.5],
];

export default defineGame({
  id: 'big-ben',
  name: 'Big Ben',
  variant() {
    const turned = pile(waste());
    const hours = eachPile(12, (at) =>
      foundation({ build: build(wrapped(up), sameSuit), lift: 'nothing', room: at < 4 ? 8 : 9 }),
    );
    /** A fan takes a card only while it has three or more. */
    const reach: PileRules['reach'] = (_from, to, _count, t) => t.size(to) >= 3;
    const fans = piles(12, tableau({ name: 'fan', build: build(wrapped(down), sameSuit), lift: 'top', reach }));
    const shorter = (t: Table): Pile[] => fans.filter(({ index }) => t.size(index) < 3);
    /** Fans of fewer than three cards are filled up first; then a card is turned. */
    const deal: Action = {
      can: (t, at) => t.size(at) > 0,
      run(t, at) {
        let short = shorter(t);
        if (short.length === 0) return t.move(at, turned.index, 1, TURNED);
        for (; short.length > 0 && t.size(at) > 0; short = shorter(t)) dealRound(t, at, short, TURNED);
      },
      why: () => ({ code: 'once' }),
    };
    const talon = pile(stock(deal));
    return {
      places: [
        ...grid(fans.slice(0, 6), 6),
        ...rows([fans.slice(6)], 2.5),
        ...hours.map((hour, at) => ({ pile: hour, x: 6.5 + RING[at]![0], y: RING[at]![1] })),
        ...rows([[8.5, talon, turned]], 1.5),
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [
        ...hours.map((hour, at) => takeOut(talon, (card) => card === makeCard(at + 2, SUITS[at % 4]!), [hour])),
        dealUp(talon, fans, 3),
      ],
      won: holds(hours, 104),
      score: cardsOn(hours, 12),
    };
  },
});
