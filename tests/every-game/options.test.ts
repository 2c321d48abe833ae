import { expect, test } from 'vitest';
import { offeredOptions, everyOptions } from '../../engine/model/options.ts';
import { findGame, type Game, games, makeOptions, parseOptions } from '../../engine/rules.ts';
import { choose } from '../../engine/model/game.ts';

/** Counts the versions that are offered: the product of the numbers of answers of each option. */
const countWays = (game: Game): number =>
  offeredOptions(game).reduce(
    (count, [, each]) => count * (each.kind === 'choice' ? Object.keys(each.values).length : 2),
    1,
  );

/** Returns Klondike with one more option. */
function klondikeWithUndos(): Game {
  const klondike = findGame('klondike')!;
  const undos = choose('Undos', { endless: { label: 'Without limit' }, none: { label: 'None' } }, 'endless');
  return { ...klondike, options: { ...klondike.options, undos } };
}

test('gives every version a key of its own', () => {
  let seen = 0;
  for (const game of [...games, klondikeWithUndos()]) {
    const keys = everyOptions(game);
    expect(new Set(keys).size, game.id).toBe(countWays(game));
    for (const key of keys) expect(makeOptions(game, parseOptions(game, key)!), `${game.id} ${key}`).toBe(key);
    seen += keys.length;
  }
  expect(seen).toBeGreaterThan(500);
});

test('gives every version a different key under former rules', () => {
  const changed = games.filter((game) => offeredOptions(game).length < Object.keys(game.options).length);
  expect(changed.length).toBeGreaterThan(5);
  for (const game of changed) {
    const keys = everyOptions(game);
    const earlier = keys.map((key) => makeOptions(game, { ...parseOptions(game, key), ...game.earlier }));
    expect(new Set([...keys, ...earlier]).size, game.id).toBe(2 * countWays(game));
    for (const key of earlier) expect(makeOptions(game, parseOptions(game, key)!), `${game.id} ${key}`).toBe(key);
  }
});

test('gives 48 versions of Klondike 48 keys with a fourth option', () => {
  expect(new Set(everyOptions(klondikeWithUndos())).size).toBe(48);
});
