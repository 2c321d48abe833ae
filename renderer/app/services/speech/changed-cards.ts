import { type Card, type Change, FACE_DOWN, type TableView } from '../../../../engine/rules.ts';

/**
 * Finds the card that each change is about, as it lay just after that change: the lowest of the cards moved, or the one
 * turned over; 0 for other changes. `table`: as it is after all changes.
 */
export function changedCards(changes: readonly Change[], table: TableView): readonly Card[] {
  const piles = new Map<number, Card[]>();
  const cardsOf = (pile: number): Card[] => {
    const known = piles.get(pile) ?? Array.from({ length: table.size(pile) }, (_, at) => table.at(pile, at));
    piles.set(pile, known);
    return known;
  };
  return changes
    .toReversed()
    .map((change) => takenBack(change, cardsOf))
    .toReversed();
}

/** Undoes a change, and returns the card that it concerned. */
function takenBack(change: Change, cardsOf: (pile: number) => Card[]): Card {
  if (change.kind === 'add') return 0;
  if (change.kind === 'move') {
    const moved = cardsOf(change.to).splice(-change.count, change.count);
    const before = change.reversed ? moved.toReversed() : moved;
    cardsOf(change.from).push(...before.map((card) => (change.turned ? card ^ FACE_DOWN : card)));
    return moved[0] ?? 0;
  }
  const cards = cardsOf(change.pile);
  if (change.kind === 'turn') {
    const card = cards[change.index] ?? 0;
    cards[change.index] = card ^ FACE_DOWN;
    return card;
  }
  [cards[change.i], cards[change.j]] = [cards[change.j] ?? 0, cards[change.i] ?? 0];
  return 0;
}
