import { describe, expect, test } from 'vitest';
import { boardMoveOf, tableMovesOf } from '../../../../engine/hints/uct/convert-moves.ts';
import { IN_HIDDEN, ONTO_EMPTY, ONTO_FOUNDATION, ontoOf, IN_TALON } from '../../../../engine/hints/uct/board-move.ts';
import type { ColumnGame } from '../../../../engine/hints/uct/column-game.ts';
import { ColumnBoard } from '../../../../engine/hints/uct/column-board.ts';
import { Moves } from '../../../../engine/legality/move-generator.ts';
import type { Answers } from '../../../../engine/model/game.ts';
import { countOf, fromOf, isDrag, type Move, toOf } from '../../../../engine/model/move.ts';
import type { TableView } from '../../../../engine/model/table.ts';
import { numbersBelow, xoshiro } from '../../../../engine/model/random.ts';
import { expanded, withoutTaps } from '../../../../engine/search/boards/position/talon.ts';
import type { Position } from '../../../../engine/search/boards/position/position.ts';
import { keepWorthwhile } from '../../../../engine/search/boards/position/worthwhile.ts';
import { BY_NIGHT } from '../../../tools/night.ts';
import { columnWay } from './column-way.ts';
import { copyOf } from '../../../../engine/model/table-copy.ts';

const DEALS = BY_NIGHT ? 2000 : 40;
const MOVES = 120;

describe.each<[string, Answers]>([
  ['klondike', { dealing: 'three' }],
  ['klondike', { dealing: 'unlimited' }],
  ['yukon', {}],
  ['alaska', {}],
  ['chinese-discipline', {}],
  ['scorpion', {}],
  ['easthaven', {}],
  ['canfield', {}],
])('%s %o', (id, some) => {
  const { game, position, dealt } = columnWay(id, some);
  const board = new ColumnBoard(game!);
  const anew = new ColumnBoard(game!);

  test('has the legal moves and positions in random games', () => {
    for (let deal = 1; deal <= DEALS; deal++) {
      const below = numbersBelow(xoshiro(deal));
      const table = copyOf(dealt(deal));
      board.begin(table);
      for (let made = 0; made < MOVES; made++) {
        position.begin(table);
        const allowed = movesOf(position).filter((move) => !isIdle(game!, table, move));
        const listed = allowed.map((move) => boardMoveOf(game!, table, move)!);
        const where = `deal ${deal}, move ${made}`;
        expect(new Set(board.moves()), where).toEqual(new Set(listed));
        expect(board.moves(), where).toHaveLength(new Set(listed).size);
        if (allowed.length === 0) break;
        const at = below(allowed.length);
        const move = listed[at]!;
        // Board and table may choose different ones of several empty piles.
        const named = ontoOf(move) === ONTO_FOUNDATION || ontoOf(move) === ONTO_EMPTY;
        const moves = tableMovesOf(board, table, move);
        if (!named) expect(moves, where).toEqual(expanded(game!.talon, [allowed[at]!]));
        for (const each of moves) {
          expect(position.rules.allows(table, each), where).toBe(true);
          position.rules.make(table, each);
        }
        board.make(move);
        anew.begin(table);
        expect(factsOf(board), where).toEqual(factsOf(anew));
      }
    }
  });

  test('predicts keys after moves of face-up cards only', () => {
    for (let deal = 1; deal <= DEALS; deal++) {
      const below = numbersBelow(xoshiro(deal));
      board.begin(dealt(deal));
      for (let moves = board.moves(); moves.length > 0; moves = board.moves()) {
        const move = moves[below(moves.length)]!;
        const after = board.leads(move);
        const turned = board.make(move);
        if (after !== 0) expect([after, turned]).toEqual([board.a, false]);
        if (below(MOVES) === 0) break;
      }
    }
  });
});

test('copies independently', () => {
  const { game, dealt } = columnWay('klondike');
  const board = new ColumnBoard(game!);
  board.begin(dealt(1));
  const other = new ColumnBoard(game!);
  other.copy(board);
  const key = board.a;
  other.make(other.moves()[0]!);
  expect(board.a).toBe(key);
  expect(other.a).not.toBe(key);
});

test('leaves hidden cards on face-up ones to a different method', () => {
  const { game, dealt } = columnWay('martha');
  expect(new ColumnBoard(game!).begin(dealt(1))).toBe(false);
});

test.each<[string, Answers, boolean]>([
  ['klondike', { dealing: 'three' }, true],
  ['klondike', {}, true],
  ['klondike', { passes: 'three' }, false],
  ['canfield', {}, true],
  ['yukon', {}, true],
  ['russian-solitaire', {}, true],
  ['chinese-discipline', {}, true],
  ['scorpion', {}, true],
  ['wasp', {}, false],
  ['double-yukon', {}, false],
  ['double-scorpion', {}, false],
  ['yukon-cells', {}, false],
  ['spider', {}, false],
  ['easthaven', {}, true],
  ['forty-thieves', {}, false],
  ['freecell', {}, false],
])('%s %o has such a board: %s', (id, some, has) => {
  expect(columnWay(id, some).game !== undefined).toBe(has);
});

/** Lists all facts that a board holds of a position. */
const factsOf = (board: ColumnBoard): readonly unknown[] => [
  board.a,
  board.b,
  board.progress,
  board.won,
  ...board.game.columns.flatMap((_, column) => [
    board.downOf(column),
    ...Array.from({ length: board.sizeOf(column) }, (__, at) => board.cardIn(column, at)),
  ]),
  ...Array.from({ length: 64 }, (_, card) => {
    const pile = board.pileOf(card);
    if (pile === IN_TALON) return board.talon.isReached(card) ? board.talon.tapsTo(card) : 'no';
    return pile < IN_HIDDEN ? `${pile} ${board.heightOf(card)}` : pile;
  }),
];

/** Whether a move takes a whole column to an empty one. */
const isIdle = ({ columns }: ColumnGame, table: TableView, move: Move): boolean =>
  isDrag(withoutTaps(move)) &&
  columns.includes(fromOf(move)) &&
  columns.includes(toOf(move)) &&
  table.size(toOf(move)) === 0 &&
  countOf(move) === table.size(fromOf(move));

/** Lists the worthwhile moves of a position, in the talon's view. */
function movesOf(position: Position): Move[] {
  const found = new Moves();
  position.list(found);
  keepWorthwhile(position, found);
  return [...found.list.subarray(0, found.length)];
}
