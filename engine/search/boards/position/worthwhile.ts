import { countOf, fromOf, isDrag, type Move, toOf } from '../../../model/move.ts';
import type { Moves } from '../../../legality/move-generator.ts';
import type { Position } from './position.ts';
import { withoutTaps } from './talon.ts';

/** Keeps the moves that are worthwhile. */
export function keepWorthwhile(position: Position, moves: Moves): void {
  const { list } = moves;
  let kept = 0;
  for (let i = 0; i < moves.length; i++) if (isWorthwhile(position, list[i]!)) list[kept++] = list[i]!;
  moves.length = kept;
}

/**
 * Whether the move can lead to a new position. Of interchangeable empty piles only the first is a target, and a whole
 * pile never goes to an empty one of its kind where nothing follows from the move itself. This is sound, since the
 * moves left out lead to positions that differ only in the order of such piles.
 */
export function isWorthwhile({ table, key, facts }: Position, move: Move): boolean {
  const to = toOf(move);
  if (table.size(to) > 0 || !isDrag(withoutTaps(move))) return true;
  const { kinds } = key;
  const from = fromOf(move);
  const kind = kinds[to]!;
  if (facts.settles && kinds[from] === kind && countOf(move) === table.size(from)) return false;
  let first = kind;
  while (first < to && (kinds[first] !== kind || table.size(first) > 0)) first++;
  return first === to;
}
