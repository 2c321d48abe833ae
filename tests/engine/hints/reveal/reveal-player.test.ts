import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { makeGameTools } from '../../../../engine/hints/game-tools.ts';
import { RevealPlayer } from '../../../../engine/hints/reveal/reveal-player.ts';
import { RevealSearch } from '../../../../engine/hints/reveal/reveal-search.ts';
import { copyOf } from '../../../../engine/model/table-copy.ts';

const tools = makeGameTools(findGame('spider')!, { suits: 'one' });
const search = new RevealSearch(tools.context);
const DEALS = Array.from({ length: 12 }, (_, at) => tools.solver.deal(at + 1).table);

test('wins most one-suit Spider games by stages, more than by single moves', () => {
  const player = new RevealPlayer(search);
  let [stages, moves] = [0, 0];
  for (const table of DEALS) {
    search.board.table.take(table);
    stages += Number(player.play());
    tools.context.position.begin(copyOf(table));
    tools.player.shareLuck(1);
    moves += Number(tools.player.play() === 1);
  }
  expect(stages).toBeGreaterThan(DEALS.length / 2);
  expect(stages).toBeGreaterThan(moves);
});

test('plays a game the same way each time', () => {
  const player = new RevealPlayer(search);
  const ends = Array.from({ length: 2 }, () => {
    search.board.table.take(DEALS[0]!);
    player.play();
    return search.board.table.bytes();
  });
  expect(ends[0]).toEqual(ends[1]);
});

test('looks wider with two suits, and wins games', () => {
  const { context, solver } = makeGameTools(findGame('spider')!, { suits: 'two' });
  const wide = new RevealSearch(context);
  const player = new RevealPlayer(wide);
  expect([player.wide, new RevealPlayer(search).wide]).toEqual([true, false]);
  let won = 0;
  for (let deal = 20_001; deal <= 20_012; deal++) {
    wide.board.table.take(solver.deal(deal).table);
    won += Number(player.play());
  }
  expect(won).toBeGreaterThan(2);
});
