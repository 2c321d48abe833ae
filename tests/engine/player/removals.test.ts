import { expect, test } from 'vitest';
import { findGame } from '../../../engine/games/index.ts';
import { FACE_DOWN } from '../../../engine/model/card.ts';
import { isTap, type Move } from '../../../engine/model/move.ts';
import { Moves } from '../../../engine/legality/move-generator.ts';
import type { TableView } from '../../../engine/model/table.ts';
import { Removals } from '../../../engine/player/removals.ts';
import { makeSearchContext } from '../../../engine/search/context/context.ts';
import { solver } from '../../../engine/solver/solver.ts';
import { copyOf } from '../../../engine/model/table-copy.ts';

function downOn(table: TableView): number {
  let down = 0;
  for (let pile = 1; pile < table.piles; pile++)
    for (let at = 0; at < table.size(pile); at++) down += Number(table.at(pile, at) >= FACE_DOWN);
  return down;
}

test('values a card by the cards it exposes, leaving the table unchanged', () => {
  const peaks = solver(findGame('triple-peaks')!, {});
  const { position } = makeSearchContext(peaks.rules, { bytes: 2 ** 16 });
  const removals = new Removals(position);
  const found = new Moves();
  const worths = new Map<number, number[]>();
  for (let deal = 1; deal <= 20; deal++) {
    position.begin(peaks.deal(deal).table);
    for (let made = 0; made < 20; made++) {
      position.list(found);
      const taps: Move[] = [...found.list.subarray(0, found.length)].filter(isTap);
      for (const move of taps) {
        const end = position.table.end;
        const on = copyOf(position.table);
        peaks.rules.make(on, move);
        const turned = downOn(position.table) - downOn(on);
        const worth = removals.opens(move);
        worths.set(turned, [...(worths.get(turned) ?? []), worth]);
        expect(position.table.end).toBe(end);
      }
      if (taps[0] === undefined) break;
      position.make(taps.at(-1)!);
      position.settle();
    }
  }
  expect(worths.get(1)!.length).toBeGreaterThan(10);
  expect(Math.min(...worths.get(1)!)).toBeGreaterThanOrEqual(16);
  expect(Math.min(...worths.get(0)!)).toBe(0);
});

test('applies to games without foundations', () => {
  const happens = (id: string): boolean =>
    new Removals(makeSearchContext(solver(findGame(id)!, {}).rules, { bytes: 2 ** 16 }).position).happen;
  expect(['triple-peaks', 'golf', 'klondike', 'spider'].map(happens)).toEqual([true, true, false, false]);
});
