import { rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Test } from '../../model/pile.ts';
import { takeOut } from '../../vocabulary/deals.ts';
import { keptFull } from '../../vocabulary/families/foundations/kept-full.ts';
import { foundation, piles } from '../../vocabulary/piles.ts';
import { build, down, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

const fives: Test = (card) => rankOf(card) === 5;
const sixes: Test = (card) => rankOf(card) === 6;

export default defineGame({
  id: 'contradance',
  name: 'Contradance',
  variant() {
    const falling = piles(8, foundation({ start: fives, build: build(wrapped(down), sameSuit), room: 6 }));
    const rising = piles(8, foundation({ start: sixes, build: build(up, sameSuit), room: 7 }));
    return keptFull({
      homes: [...falling, ...rising],
      laid: (talon) => [takeOut(talon, fives, falling), takeOut(talon, sixes, rising)],
      count: 16,
      store: [],
      redeals: 1,
      places: (talon, turned) =>
        rows([
          [talon, turned, 0.5, ...falling],
          [2.5, ...rising],
        ]),
    });
  },
});
