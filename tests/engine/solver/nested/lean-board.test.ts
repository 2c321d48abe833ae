import { expect, test } from 'vitest';
import { numbersBelow, xoshiro } from '../../../../engine/model/random.ts';
import { isDrag, type Move, toOf } from '../../../../engine/model/move.ts';
import { BASE } from '../../../../engine/model/counters.ts';
import { LeanBoard } from '../../../../engine/solver/nested/lean-board.ts';
import { leanGame } from '../../../../engine/solver/nested/lean-game.ts';
import { RelationsByBase } from '../../../../engine/solver/relations.ts';
import { deal, ways } from '../../play.ts';

const boardOf = (id: string, number = 1) => {
  const dealt = deal(
    ways.find(({ game }) => game.id === id)!,
    number,
  );
  const { rules, table } = dealt;
  const game = leanGame(rules, new RelationsByBase(rules).at(table.counter(BASE)));
  return { rules, table, board: () => game && new LeanBoard(game, rules.piles.length) };
};

test.each([
  'forty-thieves',
  'number-ten',
  'forty-and-eight',
  'gold-mine',
  'alaska',
  'thieves-of-egypt',
  'emperor',
  'josephine',
])('a game of chance of %s has moves that the rules allow, and leads where they lead', (id) => {
  for (let number = 1; number <= 5; number++) {
    const { rules, table, board: made } = boardOf(id, number);
    const [board, anew] = [made()!, made()!];
    const below = numbersBelow(xoshiro(number));
    expect(board.read(table)).toBe(true);
    board.begin();
    for (let played = 0; played < 300; played++) {
      const count = board.list();
      const listed = [...board.moves.subarray(0, count)];
      expect(listed.filter((move) => !rules.allows(table, move))).toEqual([]);
      anew.read(table);
      anew.begin();
      const all = new Set(anew.moves.subarray(0, anew.list()));
      expect(listed.filter((move) => !all.has(move))).toEqual([]);
      expect([board.homed, board.joined, board.won]).toEqual([anew.homed, anew.joined, rules.variant.won(table)]);
      if (count === 0) break;
      const move = listed[below(count)]!;
      board.make(move);
      rules.make(table, move);
    }
  }
});

test('moves between columns alone come to an end', () => {
  const { table, board: made } = boardOf('forty-thieves', 3);
  const board = made()!;
  const isBetween = (move: Move): boolean => isDrag(move) && board.game.columns.includes(toOf(move));
  board.read(table);
  board.begin();
  let played = 0;
  for (; played < 200; played++) {
    const between = [...board.moves.subarray(0, board.list())].find(isBetween);
    if (between === undefined) break;
    board.make(between);
  }
  expect(played).toBeLessThan(200);
});

test.each(['spider', 'canfield', 'freecell', 'baroness', 'golf', 'grand-duchess', 'interregnum'])(
  'it is not made for %s',
  (id) => {
    expect(boardOf(id).board()).toBeUndefined();
  },
);

test('it does not read a table on which a card lies open under one that does not', () => {
  const { table, board } = boardOf('athena');
  expect(board()!.read(table)).toBe(false);
});
