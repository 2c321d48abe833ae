import { type Change, unpackChange } from '../model/change.ts';
import type { Table } from '../model/table.ts';
import type { PileShape } from './pile-view.ts';

/** The cards played one after the other from the table to a waste, and the waste that has the last of them. */
export interface Chain {
  readonly length: number;
  readonly pile: number;
}

/** Returns the chain that the last moves made, as in Golf, if any; a card from the stock breaks it. */
export function chainOf(table: Table, shapes: readonly PileShape[]): Chain | undefined {
  let [length, pile] = [0, -1];
  for (let at = table.end - 1; at >= 0; at--) {
    const change = unpackChange(table.change(at));
    if (change.kind !== 'move') continue;
    if (!adds(change, shapes) || (length > 0 && change.to !== pile)) break;
    [length, pile] = [length + 1, change.to];
  }
  return length > 0 ? { length, pile } : undefined;
}

const adds = ({ from, to, count }: Extract<Change, { kind: 'move' }>, shapes: readonly PileShape[]): boolean =>
  count === 1 && shapes[from]?.role === 'tableau' && shapes[to]?.role === 'waste' && !shapes[to].discards;
