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
  ['a kin that there is not', ['new-one', 'New One', '--like', 'none'], 'There is no game "none" to begin with.'],
])('a new game is not made of %s, and one sentence says why', (_what, words, sentence) => {
  const { status, stderr } = say(...words);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
  expect(status).toBe(2);
});
