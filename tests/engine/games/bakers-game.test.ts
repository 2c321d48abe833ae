import { expect, test } from 'vitest';
import bakersGame from '../../../engine/games/freecell/bakers-game.ts';
import { dealtFrom, inPlay, type Position } from './position.ts';

/* Four cells 0 to 3, foundations 4 to 7, columns 8 to 15, where the options say nothing else. */

const BY_HAND = { automatic: false };
const sizes = ({ table }: Position, from: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => table.size(from + at));

test('deals four columns of seven and four of six', () => {
  expect(sizes(dealtFrom(bakersGame, '', BY_HAND), 8, 8)).toEqual([7, 7, 7, 7, 6, 6, 6, 6]);
});

test.each([
  ['4', [13, 13, 13, 13]],
  ['5', [11, 11, 10, 10, 10]],
  ['7', [8, 8, 8, 7, 7, 7, 7]],
  ['10', [6, 6, 5, 5, 5, 5, 5, 5, 5, 5]],
])('gives the first of %s columns the remaining cards', (columns, expected) => {
  expect(sizes(dealtFrom(bakersGame, '', { ...BY_HAND, columns }), 8, expected.length)).toEqual(expected);
});

test.each(['1', '4', '10'])('has %s cells for one card each', (cells) => {
  const at = inPlay(bakersGame, { 0: '9C', [Number(cells) + 4]: '2H' }, { ...BY_HAND, cells });
  const roles = at.rules.piles.map(({ rules: { role } }) => role);
  expect(roles.filter((role) => role === 'cell')).toHaveLength(Number(cells));
  expect(at.may(`${Number(cells) + 4}>0`)).toBe(false);
});

test('builds columns down in suit', () => {
  const at = inPlay(bakersGame, { 8: '8C', 9: '7C', 10: '7S' }, BY_HAND);
  expect([at.may('9>8'), at.may('10>8')]).toEqual([true, false]);
});

test('lets any card into an empty column with the option, otherwise a king', () => {
  const piles = { 0: '5H', 8: '2D 8C', 9: '3S KC' };
  const [open, usual] = [true, false].map((each) => inPlay(bakersGame, piles, { ...BY_HAND, open: each }));
  expect(['0>10', '8>10', '9>10'].map((move) => open!.may(move))).toEqual([true, true, true]);
  expect(['0>10', '8>10', '9>10'].map((move) => usual!.may(move))).toEqual([false, false, true]);
});

test('moves as many cards together as fit over empty cells and columns', () => {
  const answers = { ...BY_HAND, open: true, cells: '1', columns: '4' };
  const piles = { 5: '9H', 6: '8H 7H 6H', 7: '2C' };
  expect(inPlay(bakersGame, { ...piles, 8: '2D' }, answers).may('6>5x3')).toBe(false);
  expect(inPlay(bakersGame, piles, answers).may('6>5x3')).toBe(true);
});

test.each(['1', '4', '10'])('lays %s cells and four or ten columns side by side', (cells) => {
  for (const columns of ['4', '10']) {
    const spots = bakersGame.variant({ cells, columns }).places.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(spots).size).toBe(spots.length);
    expect(spots.some((spot) => spot.startsWith('-'))).toBe(false);
  }
});

test('brings the top card of a foundation back to columns only', () => {
  const at = inPlay(bakersGame, { 4: 'AC', 5: 'AD 2D 3D', 8: '4D', 9: '2C' }, BY_HAND);
  expect(at.legal().filter((move) => /^[4-7]>/.test(move))).toEqual(['4>9', '5>8']);
});

test('sends a card taken back home again only after a different card of its suit', () => {
  const at = inPlay(bakersGame, { 4: 'AC', 5: 'AD 2D 3D', 8: '4D', 9: '5H 2C', 10: '9S' }, { automatic: true });
  expect(at.play('5>8').piles(4, 9)).toEqual(['AC 2C', 'AD 2D', '', '', '4D 3D', '5H']);
  expect(at.play('10>0').pile(8)).toBe('4D 3D');
  expect(at.play('8>5').piles(4, 9)).toEqual(['AC 2C', 'AD 2D 3D 4D', '', '', '', '5H']);
});
