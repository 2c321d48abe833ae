import type { Change, PileShape, TableView } from '../../engine/index.ts';
import { isFaceDown } from '../../engine/index.ts';
import { capital, sayCard, sayPile } from '../words/cards.ts';
import { say } from '../words/say.ts';

/** More than these are not told one by one. */
const MOST = 4;

/** What a screen reader says of changes already done: where cards went, and which were turned up. */
export function sayChanges(changes: readonly Change[], shapes: readonly PileShape[], table: TableView): string {
  const seen = changes.filter((change) => change.kind === 'move' || change.kind === 'turn');
  return seen
    .slice(0, MOST)
    .map((change) =>
      change.kind === 'move' ? sayMoved(change, shapes, table) : sayTurned(change.pile, change.index, table),
    )
    .filter(Boolean)
    .join(' ');
}

function sayMoved(change: Change & { kind: 'move' }, shapes: readonly PileShape[], table: TableView): string {
  if (change.to >= shapes.length) return '';
  const to = sayPile(shapes, change.to);
  const first = table.at(change.to, table.size(change.to) - change.count);
  if (first === 0 || isFaceDown(first)) return capital(say('said.dealt', { count: change.count, to }));
  if (change.count > 1) return say('said.moved-many', { count: change.count, card: sayCard(first), to });
  return capital(say('said.moved', { card: sayCard(first), to }));
}

function sayTurned(pile: number, index: number, table: TableView): string {
  const card = table.at(pile, index);
  return card === 0 || isFaceDown(card) ? '' : capital(say('said.turned', { card: sayCard(card) }));
}
