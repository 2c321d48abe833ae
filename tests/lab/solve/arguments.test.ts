import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from '../../../main/build/root.ts';
import { parseSolve } from './arguments.ts';

const parsed = (text: string): unknown => {
  const command = parseSolve(text.split(' ').filter(Boolean));
  return typeof command === 'string' ? command : { ...command, game: command.game.id };
};

test('needs a game and its deals only', () => {
  expect(parsed('klondike 3-5')).toEqual({
    game: 'klondike',
    options: 'dealing=unlimited',
    answers: { turning: 'one', passes: 'endless', scoring: 'cards' },
    from: 3,
    to: 5,
    seconds: 20,
    moves: false,
  });
});

test('accepts options, one deal, seconds and moves in any order', () => {
  expect(parsed('--moves bakers-game open=true cells=3 --seconds 0.5 77')).toMatchObject({
    answers: { open: true, cells: '3' },
    from: 77,
    to: 77,
    seconds: 0.5,
    moves: true,
  });
});

test.each([
  ['', /^Usage: .* solve GAME/],
  ['klondyke 1', /no game "klondyke"/],
  ['klondike', /^Deals are/],
  ['klondike 5-3', /ends before it begins/],
  ['klondike 0-3', /have the numbers 1 to/],
  ['klondike 1-3000000000', /have the numbers 1 to/],
  ['klondike dealing 1', /no option "dealing"|is one of/],
  ['klondike colour=red 1', /no option "colour"/],
  ['klondike dealing=four 1', /one of three, one/],
  ['klondike dealing=one dealing=three 1', /there twice/],
  ['klondike 1 --seconds', /wants a number above 0/],
  ['klondike 1 --seconds -1', /wants a number above 0/],
  ['klondike 1 --quick', /no --quick/],
])('reports the error in "%s" in one sentence', (text, message) => {
  expect(parsed(text)).toMatch(message);
});

test('prints a line per deal and the counts, and exits with 2 on bad arguments', () => {
  const solve = (...words: string[]) =>
    spawnSync('node', ['tests/lab/index.ts', 'solve', ...words], { cwd: ROOT, encoding: 'utf8' });
  const lines = solve('freecell', '1-2', '--moves').stdout.trim().split('\n');
  expect(lines.map((line) => line.split('\t').length)).toEqual([6, 6, 4]);
  expect(lines[0]).toMatch(/^1\twon\t[\d.]+\t\d+\t\d+\tbaize:freecell\?automatic=true#1\/v1\/\S+$/);
  expect(lines[2]).toBe('won 2\tlost 0\tchance 0\topen 0');
  const wrong = solve('freecell', 'x');
  expect([wrong.status, wrong.stdout]).toEqual([2, '']);
});
