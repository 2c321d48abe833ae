import { isFaceDown, KING, makeCard, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { countOf, fromOf, isDrag, toOf } from '../../model/move.ts';
import type { Action, Step } from '../../model/pile.ts';
import { asTap, dealEach } from '../../vocabulary/actions.ts';
import { dealDown, dealUp, laidFirst } from '../../vocabulary/deals.ts';
import { eachPile, gone, pile, piles, stock, waste } from '../../vocabulary/piles.ts';
import { lineOf } from '../../vocabulary/shapes/pyramid.ts';
import { anyCard } from '../../vocabulary/relations.ts';
import { SCORE } from '../../model/counters.ts';
import type { Table } from '../../model/table.ts';

/** The x of each target, row by row: the throne, the high guard, the low guard (fans of three), six rows of wall. */
const GUARDS = [[3.25], [1.25, 3.25, 5.25], [0.25, 2.25, 4.25, 6.25]];
const LINES = [...GUARDS, ...[0, 0.5, 0, 0.5, 0, 0.5].map((x) => lineOf(8 - 2 * x, x))];
const [THRONE, WALL] = [0, 3];
/** The number of the first pile of the lowest row. */
const LOWEST = 46;
const SPOTS = LINES.flatMap((line, row) => line.map((x) => ({ row, x })));

const spotsIn = (row: number, test: (x: number, at: number) => boolean): number[] =>
  [...SPOTS.keys()].filter((at) => SPOTS[at]!.row === row && test(SPOTS[at]!.x, at));

/** The targets beside and below each target. To reach it, one of them must be gone; for the throne, all of them. */
const SHIELDS = SPOTS.map(({ row, x }, at) => [
  ...spotsIn(row, (_, other) => Math.abs(other - at) === 1),
  ...spotsIn(row + 1, (other) => at === THRONE || Math.abs(other - x) <= 1),
]);

/** The two cards above each card of the wall, whose ranks are added to its own; at the edge one is straight above. */
const SUPPORTS = SPOTS.map(({ row, x }) => {
  const near = (back: number, by: number): number[] => spotsIn(row - back, (other) => Math.abs(other - x) === by);
  if (row <= WALL) return [];
  return near(1, 0.5).length === 2 ? near(1, 0.5) : [...near(1, 0.5), ...near(2, 0)];
});

/** Returns the sum of the ranks of the `count` top cards of a pile. */
function strength(t: Table, pile: number, count = t.size(pile)): number {
  let sum = 0;
  for (let i = 1; i <= count; i++) sum += rankOf(t.at(pile, t.size(pile) - i));
  return sum;
}

function health(t: Table, at: number): number {
  let sum = strength(t, at);
  for (const other of SUPPORTS[at]!) sum += rankOf(t.top(other));
  return sum;
}

function isOpen(t: Table, at: number): boolean {
  if (t.size(at) === 0 || at >= LOWEST) return t.size(at) > 0;
  for (const shield of SHIELDS[at]!) if ((t.size(shield) === 0) !== (at === THRONE)) return at !== THRONE;
  return at === THRONE;
}

/** Whether an attack succeeds; on face-down guards it always does, and turns them up. */
const yields = (t: Table, at: number, by: number): boolean => isFaceDown(t.top(at)) || by > health(t, at);

export default defineGame({
  id: 'wall',
  name: 'Wall',
  variant() {
    const out = gone();
    const hands = piles(3, waste({ lift: 'any', takes: anyCard, fan: 'right' }));
    const [one, two, three] = [hands[0]!, hands[1]!, hands[2]!];
    const might = (t: Table): number => strength(t, one.index) + strength(t, two.index) + strength(t, three.index);
    const discard = (t: Table): void => {
      for (const { index } of hands) t.move(index, out.index, t.size(index));
    };
    const turn = dealEach(hands);
    // Without cards in hand the next are turned, as after an attack.
    const talon = pile(stock({ ...turn, run: discard }));
    const attack: Action = {
      can: (t, at) => isOpen(t, at) && might(t) > 0 && yields(t, at, might(t)),
      run: discard,
      why: (t, at) => (isOpen(t, at) ? { code: 'weak', count: might(t) } : { code: 'shielded' }),
    };
    const targets = eachPile(SPOTS.length, (at) => ({
      role: 'tableau',
      takes: anyCard,
      covered: (t) => !isOpen(t, at),
      reach: (from, to, count, t) => yields(t, to, strength(t, from, count)),
      ...(SPOTS[at]!.row < WALL && { name: 'pile' as const, fan: { right: 3 } }),
      tap: attack,
      double: asTap,
    }));
    const strike: Step = (t, move) => {
      const at = isDrag(move) ? toOf(move) : fromOf(move);
      if (at >= targets.length) return;
      if (isDrag(move)) t.move(at, out.index, countOf(move));
      if (isFaceDown(t.top(at))) for (let i = 0; i < t.size(at); i++) t.turn(at, i);
      else {
        t.add(SCORE, health(t, at));
        t.move(at, out.index, t.size(at));
      }
    };
    const turnIfNone: Step = (t) => {
      if (might(t) === 0 && t.size(talon.index) > 0) turn.run(t, talon.index);
    };
    const places = SPOTS.map(({ row, x }, at) => ({ pile: targets[at]!, x, y: Math.min(row, (row + WALL) / 2) }));
    return {
      places: [...places, ...rows([[0.35, talon, 0.4, one, 1, two, 1, three]], 6.6)],
      hidden: [out],
      from: talon,
      deck: { packs: 2 },
      order: laidFirst((card) => card === makeCard(KING, 3)),
      deal: [
        dealUp(talon, targets.slice(0, 1), 2),
        dealUp(talon, targets.slice(1, 4), 2),
        dealDown(talon, targets.slice(4, 8), 3),
        dealUp(talon, [...targets.slice(8), ...hands]),
      ],
      after: [strike, turnIfNone],
      won: (t) => t.size(THRONE) === 0,
      score: (t) => t.counter(SCORE),
    };
  },
});
