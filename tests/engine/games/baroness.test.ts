import { expect, test } from 'vitest';
import baroness from '../../../engine/games/pairs/baroness.ts';
import { dealtFrom, inPlay } from './position.ts';

/* Stock 0, columns 1 to 5, removed cards 6. */

test('deals five cards in a row', () => {
  expect(dealtFrom(baroness, 'AC 2C 3C 4C 5C').piles(1, 5)).toEqual(['AC', '2C', '3C', '4C', '5C']);
});

test.each([
  ['QC', 'AH'],
  ['JC', '2H'],
  ['TC', '3H'],
  ['9C', '4H'],
  ['8C', '5H'],
  ['7C', '6H'],
])('removes %s and %s together', (one, other) => {
  const at = inPlay(baroness, { 1: `2S ${one}`, 2: `2D ${other}` }).play('1>2');
  expect(at.piles(1, 6)).toEqual(['2S', '2D', '', '', '', `${other} ${one}`]);
});

test('removes no other pairs', () => {
  const at = inPlay(baroness, { 1: 'QC', 2: 'QH', 3: '2C', 4: '4S', 5: 'KS' });
  expect(at.legal()).toEqual(['5']);
});

test('removes a king alone', () => {
  expect(inPlay(baroness, { 1: '2S KH' }).play('1').piles(1, 6)).toEqual(['2S', '', '', '', '', 'KH']);
});

test('plays top cards only', () => {
  const at = inPlay(baroness, { 1: '6S 2S', 2: '7D 3D' });
  expect(at.may('1>2') || at.may('1>2x2')).toBe(false);
});

test('fills a gap with another pile’s top card of the player’s choice', () => {
  const at = inPlay(baroness, { 0: '9s', 1: '2S 3S', 2: '4D 5D', 3: '2D', 4: '3D' });
  expect([at.may('1>5'), at.may('2>5')]).toEqual([true, true]);
  expect(at.play('1>5').piles(1, 5)).toEqual(['2S', '4D 5D', '2D', '3D', '3S']);
});

test('fills no gap with a card that would remove another', () => {
  expect(inPlay(baroness, { 1: '2S 3S', 2: '5D' }).may('2>3')).toBe(false);
});

test('fills gaps from the stock with fewer than five cards left', () => {
  const at = inPlay(baroness, { 0: '3s 2s ac', 1: '8C', 2: '5D', 3: '2D', 4: '3D', 5: '3H' }).play('1>2');
  expect(at.piles(0, 5)).toEqual(['3s', 'AC', '2S', '2D', '3D', '3H']);
});

test('fills no gap from the stock while a pile has a spare card', () => {
  const at = inPlay(baroness, { 0: '3s 2s ac', 1: '8C', 2: '5D', 3: '2D 2H', 4: '3D', 5: '3H' }).play('1>2');
  expect(at.piles(0, 2)).toEqual(['3s 2s ac', '', '']);
  expect(at.play('3>1').piles(0, 5)).toEqual(['3s 2s', '2H', 'AC', '2D', '3D', '3H']);
});

test('deals five new cards, one onto each pile', () => {
  const at = inPlay(baroness, { 0: '6s 5s 4s 3s 2s ac', 1: '2C', 2: '2D', 3: '2H', 4: '3D', 5: '3H' }).play('0');
  expect(at.piles(0, 5)).toEqual(['6s', '2C AC', '2D 2S', '2H 3S', '3D 4S', '3H 5S']);
});

test.each([
  ['a gap', { 1: '2C', 2: '2D 4C', 3: '2H', 4: '3D' }],
  ['a king', { 1: '2C', 2: '2D', 3: '2H', 4: '3D', 5: 'KH' }],
  ['a pair that makes thirteen', { 1: '2C', 2: '2D', 3: '2H', 4: '3D', 5: 'TH' }],
])('deals no card while there is %s', (_, piles) => {
  expect(inPlay(baroness, { 0: '6s 5s', ...piles }).may('0')).toBe(false);
});

test('deals the last two cards too', () => {
  const at = inPlay(baroness, { 0: '2s ac', 1: '2C', 2: '2D', 3: '2H', 4: '3D', 5: '3H' }).play('0');
  expect(at.piles(0, 2)).toEqual(['', '2C AC', '2D 2S']);
});

test('hints removals first, and fills gaps that allow more', () => {
  const at = inPlay(baroness, { 0: '9s', 1: '2S 3S', 2: '4D TD', 3: '2D', 4: 'KD' });
  expect(at.hints().slice(0, 2).toSorted()).toEqual(['1>2', '2>1']);
  expect(inPlay(baroness, { 0: '9s', 1: '2S 3S', 2: '9D 5D', 3: '4D' }).hints()[0]).toBe('2>4');
});

test('is won when all cards are removed', () => {
  const at = inPlay(baroness, { 1: 'QC', 2: 'AD' });
  expect(at.play('1>2').score).toBe(2);
  expect(at.won).toBe(false);
  const last = inPlay(baroness, { 1: 'QC', 2: 'AD', 6: Array(50).fill('2C').join(' ') });
  expect(last.play('2>1').won).toBe(true);
});
