import { BASE } from '../../../model/counters.ts';
import { countOf, fromOf, isDrag, toOf } from '../../../model/move.ts';
import { relationBit } from '../../../model/acceptance.ts';
import type { Moves } from '../../../legality/move-generator.ts';
import type { Pile } from '../../../model/pile.ts';
import type { BeamBoard } from './board.ts';

/**
 * Keeps the moves that a person would think of. Nothing comes back from a foundation; of interchangeable empty piles
 * only the first is a target, and for no whole pile of the same kind. Where fewer cards may be carried together than
 * may lie on each other, a run is broken only to join the part to a card that it can be carried with, and goes to an
 * empty pile whole; a run that may go home together does. This leaves out moves that could win, so a search with it
 * can't prove a loss. Cards that could go home together one by one go one after the other.
 */
export function keepLikely({ table, facts, rules }: BeamBoard, moves: Moves): void {
  const { list } = moves;
  const { kinds } = facts;
  const { piles, tables } = rules.compiled(table.counter(BASE));
  let kept = 0;
  for (let i = 0; i < moves.length; i++) {
    const move = list[i]!;
    if (isDrag(move)) {
      const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
      if (piles[from]!.rules.role === 'foundation') continue;
      const size = table.size(from);
      const { lift, rules: taker } = piles[to]!;
      if (taker.oneByOne && count > 1) continue;
      if (taker.role === 'foundation' && count > 1) {
        list[0] = move;
        moves.length = 1;
        return;
      }
      const empty = table.size(to) === 0;
      if (empty && taker.role !== 'foundation') {
        const kind = kinds[to]!;
        if (kinds[from] === kind && count === size) continue;
        let first = kind;
        while (first < to && (kinds[first] !== kind || table.size(first) > 0)) first++;
        if (first < to) continue;
      }
      const source = piles[from]!;
      if (count < size && isStrict(source.rules) && taker.role === 'tableau') {
        const card = table.at(from, size - count);
        const breaks = relationBit(tables, source.lift, card, table.at(from, size - count - 1)) === 1;
        if (breaks && (empty || relationBit(tables, lift, card, table.top(to)) === 0)) continue;
      }
    }
    list[kept++] = move;
  }
  moves.length = kept;
}

/** Whether fewer cards may be carried together than may lie on each other. */
const isStrict = ({ lift, build }: Pile['rules']): boolean => typeof lift === 'function' && lift !== build;
