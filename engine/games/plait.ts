import { type Card, type Rank, rankOf } from '../model/card.ts';
import { defineGame } from '../model/game.ts';
import { rows } from '../model/variant.ts';
import { drag, fromOf, isDrag, toOf } from '../model/move.ts';
import type { Pile, Relation, Shortcut, Step } from '../model/pile.ts';
import { asTap, turnTo } from '../vocabulary/actions.ts';
import { fillFrom } from '../vocabulary/after.ts';
import { setBase } from '../vocabulary/base.ts';
import { holds } from '../vocabulary/conditions.ts';
import { dealUp } from '../vocabulary/deals.ts';
import { cell, foundation, pile, piles, reserve, stock, waste } from '../vocabulary/piles.ts';
import { build, down, sameSuit, up, wrapped } from '../vocabulary/relations.ts';
import { BASE } from '../model/counters.ts';
import type { Table } from '../model/table.ts';

/** Added to the base rank once the player has chosen the way: the relations are tabulated for each value of the counter. */
const [UP, DOWN] = [16, 32];
const baseOf = (counter: number): Rank => counter % UP;

const upward = build(wrapped(up), sameSuit);
const downward = build(wrapped(down), sameSuit);
const chosenWay: Relation = (card, onto, base) =>
  rankOf(card) !== baseOf(base) &&
  ((base < DOWN && upward(card, onto, 0)) || ((base < UP || base > DOWN) && downward(card, onto, 0)));

/** The first card put on a base card chooses the way. */
function chooseWay(homes: readonly Pile[], t: Table): void {
  if (t.counter(BASE) > UP) return;
  const begun = homes.find(({ index }) => t.size(index) > 1);
  if (begun === undefined) return;
  const [onto, card]: Card[] = [t.at(begun.index, 0), t.at(begun.index, 1)];
  t.add(BASE, upward(card!, onto!, 0) ? UP : DOWN);
}

export default defineGame({
  id: 'plait',
  name: 'Plait',
  version: 2,
  variant() {
    const homes = piles(
      8,
      foundation({ build: chosenWay, start: (card, base) => rankOf(card) === baseOf(base), lift: 'nothing' }),
    );
    const plait = pile(reserve({ fan: 'plait' }));
    const cells = piles(8, cell({ near: (from) => from !== plait.index }));
    const edges = piles(4, cell());
    const toFree: Shortcut = (_, at) =>
      [...cells.toReversed(), ...edges.toReversed()].map(({ index }) => drag(at, 1, index));
    const turned = pile(waste({ double: toFree }));
    const talon = pile({ ...stock(turnTo(turned, { redeals: 2 })), double: asTap });
    const refillEdge: Step = (t, move) => {
      if (!isDrag(move) || !homes.some(({ index }) => index === toOf(move))) return;
      const left = edges.filter(({ index }) => index === fromOf(move));
      fillFrom(plait, left)(t, move);
    };
    const [upperLeft, upperRight, lowerLeft, lowerRight] = edges;
    const pair = (at: number) => homes.slice(at, at + 2);
    const flanks = (at: number) => [cells[at]!, cells[at + 1]!, 2, cells[at + 2]!, cells[at + 3]!];
    return {
      places: [
        ...rows([[0.5, upperLeft!, null, plait, null, upperRight!, 2.5, ...pair(0)], flanks(0)]),
        ...rows([[6, turned, talon]], 1.5),
        ...rows(
          [
            [8, ...pair(2)],
            [...flanks(4), 2, ...pair(4)],
            [0.5, lowerLeft!, 3, lowerRight!, 2.5, ...pair(6)],
          ],
          1,
        ),
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [
        dealUp(talon, edges.slice(0, 1)),
        dealUp(talon, [plait], 20),
        dealUp(talon, [upperRight!, homes[0]!, ...cells, lowerLeft!, lowerRight!]),
        setBase(homes),
      ],
      after: [refillEdge, (t) => chooseWay(homes, t)],
      homes: [0, 1].flatMap((column) => homes.filter((_, at) => at % 2 === column)),
      won: holds(homes, 104),
      score: () => 0,
      shows: [(t) => ({ kind: 'base', value: baseOf(t.counter(BASE)) })],
    };
  },
});
