import { expect, test } from 'vitest';
import baroness from '../../../engine/games/pairs/baroness.ts';
import { dealtFrom, inPlay } from './position.ts';

/* Stock 0, columns 1 to 5, removed cards 6. */

test('five cards are dealt in a row', () => {
  expect(dealtFrom(baroness, 'AC 2C 3C 4C 5C').piles(1, 5)).toEqual(['AC', '2C', '3C', '4C', '5C']);
});

test.each([
  ['QC', 'AH'],
  ['JC', '2H'],
  ['TC', '3H'],
  ['9C', '4H'],
  ['8C', '5H'],
  ['7C', '6H'],
])('%s and %s leave together', (one, other) => {
  const at = inPlay(baroness, { 1: `2S ${one}`, 2: `2D ${other}` }).play('1>2');
  expect(at.piles(1, 6)).toEqual(['2S', '2D', '', '', '', `${other} ${one}`]);
});

test('other pairs don’t', () => {
  const at = inPlay(baroness, { 1: 'QC', 2: 'QH', 3: '2C', 4: '4S', 5: 'KS' });
  expect(at.legal()).toEqual(['5']);
});

test('a king leaves alone', () => {
  expect(inPlay(baroness, { 1: '2S KH' }).play('1').piles(1, 6)).toEqual(['2S', '', '', '', '', 'KH']);
});

test('only top cards are in play', () => {
  const at = inPlay(baroness, { 1: '6S 2S', 2: '7D 3D' });
  expect(at.may('1>2') || at.may('1>2x2')).toBe(false);
});

test('a gap is filled with the top card of another pile, which the player chooses', () => {
  const at = inPlay(baroness, { 0: '9s', 1: '2S 3S', 2: '4D 5D', 3: '2D', 4: '3D' });
  expect([at.may('1>5'), at.may('2>5')]).toEqual([true, true]);
  expect(at.play('1>5').piles(1, 5)).toEqual(['2S', '4D 5D', '2D', '3D', '3S']);
});

test('a gap is not filled with a card that would leave another', () => {
  expect(inPlay(baroness, { 1: '2S 3S', 2: '5D' }).may('2>3')).toBe(false);
});

test('with fewer than five cards left the stock fills the gaps', () => {
  const at = inPlay(baroness, { 0: '3s 2s ac', 1: '8C', 2: '5D', 3: '2D', 4: '3D', 5: '3H' }).play('1>2');
  expect(at.piles(0, 5)).toEqual(['3s', 'AC', '2S', '2D', '3D', '3H']);
});

test('the stock fills no gap while a pile has a card to spare', () => {
  const at = inPlay(baroness, { 0: '3s 2s ac', 1: '8C', 2: '5D', 3: '2D 2H', 4: '3D', 5: '3H' }).play('1>2');
  expect(at.piles(0, 2)).toEqual(['3s 2s ac', '', '']);
  expect(at.play('3>1').piles(0, 5)).toEqual(['3s 2s', '2H', 'AC', '2D', '3D', '3H']);
});

test('five new cards are dealt, one onto each pile', () => {
  const at = inPlay(baroness, { 0: '6s 5s 4s 3s 2s ac', 1: '2C', 2: '2D', 3: '2H', 4: '3D', 5: '3H' }).play('0');
  expect(at.piles(0, 5)).toEqual(['6s', '2C AC', '2D 2S', '2H 3S', '3D 4S', '3H 5S']);
});

test.each([
  ['a gap', { 1: '2C', 2: '2D 4C', 3: '2H', 4: '3D' }],
  ['a king', { 1: '2C', 2: '2D', 3: '2H', 4: '3D', 5: 'KH' }],
  ['a pair that makes thirteen', { 1: '2C', 2: '2D', 3: '2H', 4: '3D', 5: 'TH' }],
])('no card is dealt while there is %s', (_, piles) => {
  expect(inPlay(baroness, { 0: '6s 5s', ...piles }).may('0')).toBe(false);
});

test('the last two cards of the stock are dealt too', () => {
  const at = inPlay(baroness, { 0: '2s ac', 1: '2C', 2: '2D', 3: '2H', 4: '3D', 5: '3H' }).play('0');
  expect(at.piles(0, 2)).toEqual(['', '2C AC', '2D 2S']);
});

test('hints remove cards first, and fill a gap so that others can be', () => {
  const at = inPlay(baroness, { 0: '9s', 1: '2S 3S', 2: '4D TD', 3: '2D', 4: 'KD' });
  expect(at.hints().slice(0, 2).toSorted()).toEqual(['1>2', '2>1']);
  expect(inPlay(baroness, { 0: '9s', 1: '2S 3S', 2: '9D 5D', 3: '4D' }).hints()[0]).toBe('2>4');
});

test('won when all cards are removed', () => {
  const at = inPlay(baroness, { 1: 'QC', 2: 'AD' });
  expect(at.play('1>2').score).toBe(2);
  expect(at.won).toBe(false);
  const last = inPlay(baroness, { 1: 'QC', 2: 'AD', 6: Array(50).fill('2C').join(' ') });
  expect(last.play('2>1').won).toBe(true);
});
