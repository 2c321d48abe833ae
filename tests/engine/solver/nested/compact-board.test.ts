import { describe, expect, test } from 'vitest';
import { numbersBelow, xoshiro } from '../../../../engine/model/random.ts';
import { fromOf, isDrag, type Move, toOf } from '../../../../engine/model/move.ts';
import { BASE } from '../../../../engine/model/counters.ts';
import { CompactBoard } from '../../../../engine/solver/nested/compact-board.ts';
import { CompactMoves } from '../../../../engine/solver/nested/compact-moves.ts';
import { CompactEvaluation } from '../../../../engine/solver/nested/compact-evaluation.ts';
import { compactGame } from '../../../../engine/solver/nested/compact-game.ts';
import { GameView } from '../../../../engine/search/view/game-view.ts';
import { deal, usualWay } from '../../play.ts';

const boardOf = (id: string, number = 1) => {
  const dealt = deal(usualWay(id), number);
  const { rules, table } = dealt;
  const game = compactGame(new GameView(rules), table.counter(BASE));
  return { rules, table, board: () => game && new CompactBoard(game, rules.piles.length) };
};

/** The moves that are listed, each with its features. */
const listedOn = (moves: CompactMoves): Map<Move, number> => {
  const count = moves.list();
  return new Map(Array.from({ length: count }, (_, at) => [moves.moves[at]!, moves.features[at]!]));
};

describe.each([
  'forty-thieves',
  'number-ten',
  'forty-and-eight',
  'gold-mine',
  'alaska',
  'thieves-of-egypt',
  'emperor',
  'josephine',
  'streets',
  'double-rail',
  'rank-and-file',
  'san-juan-hill',
])('a random game of %s', (id) => {
  test('has legal moves and their positions', () => {
    for (let number = 1; number <= 5; number++) {
      const { rules, table, board: made } = boardOf(id, number);
      const board = made()!;
      const moves = new CompactMoves(board);
      const below = numbersBelow(xoshiro(number));
      expect(board.read(table)).toBe(true);
      board.begin();
      for (let played = 0; played < 300; played++) {
        const listed = [...listedOn(moves).keys()];
        expect(listed.filter((move) => !rules.allows(table, move))).toEqual([]);
        expect(board.won).toBe(rules.variant.won(table));
        if (listed.length === 0) break;
        const move = listed[below(listed.length)]!;
        board.make(move);
        rules.make(table, move);
      }
    }
  });

  test('has the moves of a board at its position, except some between columns', () => {
    for (let number = 1; number <= 5; number++) {
      const { rules, table, board: made } = boardOf(id, number);
      const [board, anew] = [made()!, made()!];
      const [moves, anewMoves] = [new CompactMoves(board), new CompactMoves(anew)];
      const [score, anewScore] = [new CompactEvaluation(board), new CompactEvaluation(anew)];
      const { columns } = board.game;
      const below = numbersBelow(xoshiro(number));
      board.read(table);
      board.begin();
      for (let played = 0; played < 300; played++) {
        const listed = listedOn(moves);
        anew.read(table);
        anew.begin();
        const all = listedOn(anewMoves);
        const left = [...all.keys()].filter((move) => !listed.has(move));
        expect(left.filter((move) => !columns.includes(fromOf(move)) || !columns.includes(toOf(move)))).toEqual([]);
        expect([...listed].filter(([move, features]) => all.get(move) !== features)).toEqual([]);
        expect([board.homed, score.score()]).toEqual([anew.homed, anewScore.score()]);
        if (listed.size === 0) break;
        const move = [...listed.keys()][below(listed.size)]!;
        board.make(move);
        rules.make(table, move);
      }
    }
  });
});

test('ends moves between columns alone', () => {
  const { table, board: made } = boardOf('forty-thieves', 3);
  const board = made()!;
  const isBetween = (move: Move): boolean => isDrag(move) && board.game.columns.includes(toOf(move));
  board.read(table);
  board.begin();
  const moves = new CompactMoves(board);
  let played = 0;
  for (; played < 200; played++) {
    const between = [...listedOn(moves).keys()].find(isBetween);
    if (between === undefined) break;
    board.make(between);
  }
  expect(played).toBeLessThan(200);
});

test.each(['spider', 'canfield', 'freecell', 'baroness', 'golf', 'grand-duchess', 'interregnum'])(
  'is not used for %s',
  (id) => {
    expect(boardOf(id).board()).toBeUndefined();
  },
);

test('refuses a table with a face-up card under a hidden one', () => {
  const { table, board } = boardOf('athena');
  expect(board()!.read(table)).toBe(false);
});
