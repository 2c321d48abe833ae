import { expect, test } from 'vitest';
import czarina from '../../../engine/games/picture/czarina.ts';
import brownRecluse from '../../../engine/games/spider/brown-recluse.ts';
import { inPlay } from './position.ts';

const [STOCK, TURNED] = [0, 1];

test('fills an empty place of Czarina from the stock, then from the waste', () => {
  const cross = { 3: '5C', 5: '6D', 6: '9C', 7: '9D', 9: '9H' };
  const full = inPlay(czarina, { ...cross, [STOCK]: 'kh ks', [TURNED]: 'QC' }).play('3>5');
  expect([full.pile(3), full.pile(TURNED)]).toEqual(['KS', 'QC']);
  const used = inPlay(czarina, { ...cross, [TURNED]: 'QC' }).play('3>5');
  expect([used.pile(3), used.pile(TURNED)]).toEqual(['QC', '']);
});

test('fills an empty column of Brown Recluse from the waste, then from the stock', () => {
  const columns = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [10 + at, at === 0 ? '5C' : '6D']));
  const full = inPlay(brownRecluse, { ...columns, [STOCK]: 'kh ks', [TURNED]: 'QC' }).play('10>11');
  expect([full.pile(10), full.pile(STOCK)]).toEqual(['QC', 'kh ks']);
  const bare = inPlay(brownRecluse, { ...columns, [STOCK]: 'kh ks' }).play('10>11');
  expect([bare.pile(10), bare.pile(STOCK)]).toEqual(['KS', 'kh']);
});

test('lets a king go on an ace in Brown Recluse, and only kings on empty columns at the end', () => {
  const columns = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [10 + at, '6D']));
  const used = inPlay(brownRecluse, { ...columns, 10: '', 11: 'KS', 12: 'AH', 13: '6D QC' });
  expect(['11>10', '11>12', '12>10', '13>10'].map((move) => used.may(move))).toEqual([true, true, false, false]);
});
