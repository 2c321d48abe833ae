import { countOf, fromOf, isDrag, type Moves, toOf } from '../engine.ts';
import type { Position } from './position.ts';
import { withoutTaps } from './talon.ts';

/**
 * Keeps the moves that can lead to a new position: of empty piles that may change places only the first is gone to, and a whole
 * pile never to an empty one of its kind, where nothing follows from the move itself. Sound, since the other moves lead to positions that
 * differ only by the order of such piles.
 */
export function keepWorthwhile({ table, key, facts }: Position, moves: Moves): void {
  const { list } = moves;
  const { kinds } = key;
  let kept = 0;
  for (let i = 0; i < moves.length; i++) {
    const move = list[i]!;
    if (isDrag(withoutTaps(move))) {
      const to = toOf(move);
      if (table.size(to) === 0) {
        const from = fromOf(move);
        const kind = kinds[to]!;
        if (facts.settles && kinds[from] === kind && countOf(move) === table.size(from)) continue;
        let first = kind;
        while (first < to && (kinds[first] !== kind || table.size(first) > 0)) first++;
        if (first < to) continue;
      }
    }
    list[kept++] = move;
  }
  moves.length = kept;
}
