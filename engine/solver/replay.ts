import { type Move, type RuleSet, Table, type TableView } from './engine.ts';

/** @throws when the rules forbid one of the moves, or they don't win: the solver would be wrong. */
export function replayed(rules: RuleSet, from: TableView, moves: readonly Move[]): readonly Move[] {
  const table = copyOf(from);
  for (const [at, move] of moves.entries()) {
    if (!rules.allows(table, move)) throw new Error(`a win was found whose move ${at + 1} is forbidden`);
    rules.make(table, move);
  }
  if (!rules.variant.won(table)) throw new Error('moves were found that do not win');
  return moves;
}

/** A table of its own in the same position. `shuffled` is told when something shuffles, which leaves the cards as they are. */
export function copyOf(from: TableView, shuffled: () => void = () => undefined): Table {
  const copy = new Table(from.piles, (cards) => {
    shuffled();
    return cards;
  });
  copy.take(from);
  return copy;
}
