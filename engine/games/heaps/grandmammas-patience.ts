import { KING, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Test } from '../../model/pile.ts';
import { grid, rows } from '../../model/variant.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { baseShown, setBase } from '../../vocabulary/base.ts';
import { onePerSuit } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, turnUpTops } from '../../vocabulary/deals.ts';
import { hand } from '../../vocabulary/families/foundations/sir-tommy.ts';
import { cell, fromOnly, openStock, pile, piles } from '../../vocabulary/piles.ts';
import { baseCards, build, down, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

const aboveBase: Test = (card, base) => rankOf(card) === (base % KING) + 1;

export default defineGame({
  id: 'grandmammas-patience',
  name: 'Grandmamma’s Patience',
  variant() {
    const talon = pile(openStock());
    const stays = { lift: 'nothing', room: KING } as const;
    const falling = onePerSuit({ start: baseCards, build: build(wrapped(down), sameSuit), ...stays });
    const rising = onePerSuit({ start: aboveBase, build: build(wrapped(up), sameSuit), ...stays });
    const homes = [...falling, ...rising];
    const cells = piles(4, cell());
    const heaps = piles(22, hand(talon, { room: 2, near: (from) => fromOnly(talon, ...cells)(from) }));
    const first = falling.slice(0, 1);
    return {
      places: [
        ...rows([[talon, 0.5, ...falling, 0.5, ...rising]]),
        ...grid(heaps.slice(0, 11), 11, { y: 1 }),
        ...grid(heaps.slice(11), 11, { y: 2.3 }),
        ...rows([[3.5, ...cells]], 3.6),
      ],
      otherwise: [
        [
          ...rows([
            [talon, 1, ...falling],
            [2, ...rising],
          ]),
          ...grid(heaps, 6, { y: 2.1, down: 1.3 }),
          ...rows([[1, ...cells]], 7.4),
        ],
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, first), setBase(first), dealUp(talon, heaps), turnUpTops([talon])],
      after: [fillFrom(talon, heaps), turnUpTops([talon])],
      won: holds(homes, 104),
      score: cardsOn(homes, 1),
      shows: [baseShown],
    };
  },
});
