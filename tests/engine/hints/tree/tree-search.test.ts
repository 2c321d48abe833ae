import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { makeGameTools } from '../../../../engine/hints/game-tools.ts';
import type { Answers, Game } from '../../../../engine/model/game.ts';
import { makeOptions, parseOptions } from '../../../../engine/model/options.ts';
import { BoardPlayer } from '../../../../engine/hints/tree/board-player.ts';
import { TreeSearch } from '../../../../engine/hints/tree/tree-search.ts';
import { TreeChoice } from '../../../../engine/hints/tree/tree-choice.ts';
import { TurningBoard } from '../../../../engine/hints/tree/turning-board.ts';
import { Moves } from '../../../../engine/legality/move-generator.ts';
import { copyOf } from '../../../../engine/solver/replay.ts';
import { turningWay } from './turning-way.ts';

const three = turningWay('klondike', { dealing: 'three' });

function played(games: number, board: TurningBoard): TreeSearch {
  const search = new TreeSearch(board.game);
  search.begun.copy(board);
  search.start(board.moves(), 1);
  for (let game = 0; game < games; game++) search.play();
  return search;
}

test('how the hidden cards lie in truth changes nothing', () => {
  const board = new TurningBoard(three.game!);
  board.begin(three.dealt(5001));
  const search = played(400, board);
  const places = board.hiddenPlaces();
  const cards = places.map((place) => board.hiddenAt(place)).toReversed();
  for (const [at, place] of places.entries()) board.hide(place, cards[at]!);
  const other = played(400, board);
  expect(other.ranked()).toEqual(search.ranked());
  expect(other.plan()).toEqual(search.plan());
});

test('every game is of one of its moves, and the most tried come first', () => {
  const board = new TurningBoard(three.game!);
  board.begin(three.dealt(5002));
  const ranked = played(300, board).ranked();
  expect(ranked.reduce((sum, { of }) => sum + of, 0)).toBe(300);
  expect(ranked.map(({ of }) => of)).toEqual(ranked.map(({ of }) => of).toSorted((one, other) => other - one));
});

test('a plan can be played by the rules up to the card that it turns up', () => {
  const { position, dealt, game } = three;
  const found = new Moves();
  let planned = 0;
  for (let deal = 5001; deal <= 5010; deal++) {
    const table = copyOf(dealt(deal));
    const search = new TreeSearch(game!);
    const { rules } = position;
    search.begun.begin(table);
    position.begin(table);
    const unseen = search.begun.hiddenPlaces().length;
    position.list(found);
    const moves = [...found.list.subarray(0, found.length)];
    const choice = TreeChoice.among(search, rules, table, moves, { unseen, most: 10_000 })!;
    for (const _ of choice.think());
    const plan = choice.plan();
    for (const move of plan) {
      expect(rules.allows(table, move)).toBe(true);
      rules.make(table, move);
    }
    planned += plan.length;
  }
  expect(planned).toBeGreaterThan(10);
});

test('alone the player wins about as many deals as the simple player', () => {
  const { game, dealt } = turningWay('klondike', { dealing: 'unlimited' });
  const board = new TurningBoard(game!);
  const player = new BoardPlayer();
  player.seed(1);
  let won = 0;
  const begun = new TurningBoard(game!);
  for (let deal = 20_001; deal <= 20_060; deal++) {
    begun.begin(dealt(deal));
    for (let time = 0; time < 10; time++) {
      board.copy(begun);
      won += Number(player.play(board) === 1);
    }
  }
  expect(won).toBeGreaterThan(600 * 0.48);
  expect(won).toBeLessThan(600 * 0.68);
});

test('a position whose hidden cards are not all nobody has seen is left to another method', () => {
  const search = new TreeSearch(three.game!);
  const table = three.dealt(5001);
  const { rules } = three.position;
  expect(TreeChoice.among(search, rules, table, [], { unseen: 22, most: 1 })).toBeUndefined();
});

test('hints of Klondike make a tree where the stock may be turned as often as one likes', () => {
  const klondike = findGame('klondike')!;
  const has = (answers: Answers): boolean => makeGameTools(klondike, answers).tree !== undefined;
  expect([{}, { dealing: 'three' }, { passes: 'three' }].map((some) => has(answersOf(klondike, some)))).toEqual([
    true,
    true,
    false,
  ]);
});

const answersOf = (game: Game, some: Answers): Answers => parseOptions(game, makeOptions(game, some))!;
