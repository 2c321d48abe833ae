import { expect, test } from 'vitest';
import golf from '../../../../engine/games/peaks/golf.ts';
import klondike from '../../../../engine/games/klondike/klondike.ts';
import type { Game } from '../../../../engine/model/game.ts';
import { RunOut } from '../../../../engine/search/proofs/run-out.ts';
import { solver } from '../../../../engine/solver/index.ts';
import type { Strategy } from '../../../../engine/solver/base/strategy.ts';
import { table } from '../../table.ts';
import type { SearchContext } from '../../../../engine/search/context/context.ts';

/** Returns the context that a strategy of this game gets, with these piles on the table. */
function context(game: Game, ...piles: readonly string[]): SearchContext {
  let given: SearchContext | undefined;
  const strategy: Strategy = {
    name: 'taker',
    complete: false,
    begin(from) {
      given = from;
      return { positions: 0, go: () => ({ end: 'full' }) };
    },
  };
  const answers = game.id === 'klondike' ? { dealing: 'unlimited' } : {};
  solver(game, answers, { plan: [{ strategy, positions: 1 }] })
    .solve(table(...piles))
    .toEnd();
  return given!;
}

const hopeless = (...piles: readonly string[]): boolean | undefined =>
  RunOut.for(context(golf, ...piles, ...Array.from({ length: 9 - piles.length }, () => '')))?.hopeless();

test.each([
  ['a card with a neighbour on the waste', ['', '5C', '6D'], false],
  ['a card with a neighbour in the stock', ['7h', '2C', '6D'], false],
  ['a card with none', ['9h', '2C', '6D'], true],
  ['two cards that need the same one', ['', '5C', '6D', '6H'], true],
  ['two cards, of which one has another', ['8h', '5C', '6D', '6H', '7S'], false],
  ['a card on which nothing lies, with its neighbour', ['', '2C', 'QD KH'], true],
  ['a king that a queen goes before', ['js', '2C', 'QD KH'], false],
] as const)('finds cards without partners lost: %s', (_, piles, lost) => {
  expect(hopeless(...piles)).toBe(lost);
});

test('is not applied where cards go elsewhere than to one waste', () => {
  const piles = Array.from({ length: 13 }, () => '');
  expect(RunOut.for(context(klondike, ...piles))).toBeUndefined();
});
