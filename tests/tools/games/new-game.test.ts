import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from '../../../main/build/root.ts';

const say = (...words: readonly string[]) =>
  spawnSync('node', ['tests/tools/games.ts', 'new', ...words], { cwd: ROOT, encoding: 'utf8' });

test.each([
  ['nothing', [], 'Usage: '],
  ['no name', ['new-one'], 'Usage: '],
  ['an id that is no file’s name', ['New One', 'New One'], 'Usage: '],
  ['a game that there is', ['klondike', 'Klondike'], 'There is a game "klondike" already.'],
  ['a model that does not exist', ['new-one', 'New One', '--like', 'none'], 'There is no game "none" to begin with.'],
])('refuses to make a new game of %s with one sentence', (_what, words, sentence) => {
  const { status, stderr } = say(...words);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
  expect(status).toBe(2);
});

const missing = (...ids: readonly string[]) =>
  spawnSync('node', ['tests/tools/games.ts', 'missing', ...ids], { cwd: ROOT, encoding: 'utf8' });

test('reports nothing missing for a complete game', () => {
  expect(missing('klondike').stdout.trim()).toBe('klondike lacks nothing');
});

test('refuses an unknown game', () => {
  const { status, stderr } = missing('klondike', 'no-game');
  expect(stderr.trim()).toBe('There is no game no-game. assets/GAMES.md lists all.');
  expect(status).toBe(2);
});
