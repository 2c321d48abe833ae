import type { GameTools } from '../../hints/game-tools.ts';
import { TreeChoice } from '../../hints/tree/tree-choice.ts';
import { BASE } from '../../model/counters.ts';
import type { Move } from '../../model/move.ts';
import type { Walk } from '../walk.ts';

/** Positions of the board that the tree may use to compare two moves. */
const MAX_TREE_POSITIONS = 300_000;

/**
 * Whether the hints' tree wins more after one move than after another; false where there is no tree, or it cannot tell.
 */
export function treePrefers({ tree, solver }: GameTools, walk: Walk, one: Move, other: Move): boolean {
  const search = tree(walk.table.counter(BASE));
  const effort = { unseen: walk.unseen.length, most: MAX_TREE_POSITIONS };
  const choice = search && TreeChoice.among(search, solver.rules, walk.table, [one, other], effort);
  if (choice === undefined) return false;
  for (const _ of choice.think());
  const shareOf = (move: Move): number | undefined => {
    const tried = choice.ranked().find((each) => each.move === move);
    return tried && tried.won / Math.max(1, tried.of);
  };
  const [first, second] = [shareOf(one), shareOf(other)];
  return first !== undefined && second !== undefined && first > second;
}
