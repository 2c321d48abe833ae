import { drag, fromOf, isDrag, toOf } from '../../../model/move.ts';
import type { Pile, Shortcut, Step } from '../../../model/pile.ts';
import { rows, type Variant } from '../../../model/variant.ts';
import { asTap, turnTo } from '../../actions.ts';
import { fillFrom } from '../../after.ts';
import { setBase } from '../../base.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealUp } from '../../deals.ts';
import { cell, foundation, pile, piles, reserve, stock, waste } from '../../piles.ts';
import { baseEitherWay, baseOfWayShown, chooseWay, chosenWay } from '../../way.ts';

/** The piles that are dealt, besides the foundations; the edges are listed row by row from the upper left. */
interface BraidDeal {
  readonly talon: Pile;
  readonly plait: Pile;
  readonly edges: readonly Pile[];
  readonly cells: readonly Pile[];
}

/** How one game with a plait differs from the others. */
interface Plaited {
  readonly homes: readonly Pile[];
  readonly deal: (dealt: BraidDeal) => readonly Step[];
  /**
   * The plait fills an edge after any move of its card, and the free places take cards only from waste and foundations.
   * By default, the plait fills an edge only after its card went home, and the free places take cards from all piles
   * but the plait.
   */
  readonly strict?: true;
}

/**
 * A plait and the edges it fills, eight free places beside it, eight foundations in pairs, and a stock turned to a
 * waste.
 */
export function plaited({ homes, deal, strict }: Plaited): Omit<Variant, 'score'> {
  const plait = pile(reserve({ name: 'braid', fan: 'plait' }));
  const cells = piles(8, cell({ name: 'free', near: (from) => (strict ? gives(from) : from !== plait.index) }));
  const edges = piles(4, cell({ name: 'edge' }));
  const gives = (from: number): boolean => [turned, ...homes].some(({ index }) => index === from);
  const toFree: Shortcut = (_, at) =>
    [...cells.toReversed(), ...edges.toReversed()].map(({ index }) => drag(at, 1, index));
  const turned = pile(waste({ double: toFree }));
  const talon = pile({ ...stock(turnTo(turned, { redeals: 2 })), double: asTap });
  const refillEdge: Step = (t, move) => {
    if (!isDrag(move) || (!strict && !homes.some(({ index }) => index === toOf(move)))) return;
    const left = edges.filter(({ index }) => index === fromOf(move));
    fillFrom(plait, left)(t, move);
  };
  const [upperLeft, upperRight, lowerLeft, lowerRight] = edges;
  const pair = (at: number): Pile[] => homes.slice(at, at + 2);
  const flanks = (at: number): (Pile | number)[] => [cells[at]!, cells[at + 1]!, 2, cells[at + 2]!, cells[at + 3]!];
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
    deal: deal({ talon, plait, edges, cells }),
    after: [refillEdge],
    won: holds(homes, 104),
  };
}

/** A plait of `count` cards, and foundations that all go up or all down from the base card, as the player chooses. */
export function braid(count: number, rules: Pick<Plaited, 'strict'> = {}): Variant {
  const homes = piles(8, foundation({ build: chosenWay, start: baseEitherWay, lift: 'nothing' }));
  const game = plaited({
    ...rules,
    homes,
    deal: ({ talon, plait, edges, cells }) => [
      dealUp(talon, edges.slice(0, 1)),
      dealUp(talon, [plait], count),
      dealUp(talon, [edges[1]!, homes[0]!, ...cells, ...edges.slice(2)]),
      setBase(homes),
    ],
  });
  return {
    ...game,
    after: [...(game.after ?? []), chooseWay(homes)],
    homes: [0, 1].flatMap((column) => homes.filter((_, at) => at % 2 === column)),
    score: cardsOn(homes, 1),
    shows: [baseOfWayShown],
  };
}
