import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { RevealSearch } from '../../../../engine/hints/reveal/reveal-search.ts';
import { FACE_DOWN } from '../../../../engine/model/card.ts';
import { isTap } from '../../../../engine/model/move.ts';
import type { TableView } from '../../../../engine/model/table.ts';
import { makeSearchContext } from '../../../../engine/search/context/context.ts';
import { KNOWN } from '../../../../engine/solver/known.ts';
import { type Solver, solver } from '../../../../engine/solver/solver.ts';
import { copyOf } from '../../../../engine/model/table-copy.ts';

const BEAM = { width: 10, layers: 8, patience: 3 };

const searchOf = ({ rules }: Solver): RevealSearch =>
  new RevealSearch(makeSearchContext(rules, { known: KNOWN['spider'] ?? {}, bytes: 2 ** 20 }));

const spider = solver(findGame('spider')!, { suits: 'two' });
const search = searchOf(spider);

function downOn(table: TableView): number {
  let down = 0;
  for (let pile = 0; pile < table.piles; pile++)
    for (let at = 0; at < table.size(pile); at++) down += Number(table.at(pile, at) >= FACE_DOWN);
  return down;
}

test('reaches each end of a stage by legal moves, the last alone revealing a card', () => {
  let moves = 0;
  for (let deal = 1; deal <= 5; deal++) {
    const { table } = spider.deal(deal);
    search.board.table.take(table);
    for (const end of search.ends(BEAM)) {
      const on = copyOf(table);
      const before = downOn(on);
      end.moves.forEach((move, at) => {
        expect(spider.rules.allows(on, move)).toBe(true);
        spider.rules.make(on, move);
        const isLast = at === end.moves.length - 1;
        expect(before - downOn(on)).toBe(isLast && end.kind === 'turns' ? 1 : 0);
        moves++;
      });
    }
  }
  expect(moves).toBeGreaterThan(20);
});

test('leaves the board unchanged', () => {
  const { table } = spider.deal(7);
  search.board.table.take(table);
  search.ends(BEAM);
  search.deal();
  expect(search.board.table.bytes()).toEqual(copyOf(table).bytes());
});

test('fills every empty column before a deal', () => {
  const on = copyOf(spider.deal(3).table);
  const empty = spider.rules.piles.findIndex(({ rules }) => rules.role === 'tableau');
  on.undo(0);
  on.lay(empty, []);
  const stock = spider.rules.piles.find(({ rules }) => rules.role === 'stock');
  const other = spider.rules.piles[empty + 1]!.index;
  on.lay(
    other,
    [1, 2].map((rank) => 48 | (3 - rank)),
  );
  search.board.table.take(on);
  const moves = search.deal()!;
  expect(moves.length).toBeGreaterThan(1);
  expect(moves.slice(0, -1).some(isTap)).toBe(false);
  for (const move of moves) {
    expect(spider.rules.allows(on, move)).toBe(true);
    spider.rules.make(on, move);
  }
  expect(on.size(stock!.index)).toBeLessThan(50);
  expect(on.size(empty)).toBeGreaterThan(0);
});
