import { expect, test } from 'vitest';
import type { Card } from '../../../engine/model/card.ts';
import betsyRoss from '../../../engine/games/foundation/betsy-ross.ts';
import { safeHome } from '../../../engine/legality/autoplay.ts';
import { dealtFrom, inPlay } from './position.ts';

/* Stock 0, waste 1, signs 2 to 5, foundations 6 to 9. */

const RANK_LINES = ['23456789TJQK', '468TQA3579JK', '69Q258JA47TK', '8Q37J26TA59K'];

test('deals an ace to a four above a two, four, six and eight', () => {
  const at = dealtFrom(betsyRoss, '');
  expect(at.piles(2, 9).map((pile) => pile.replace(/.$/, ''))).toEqual(['A', '2', '3', '4', '2', '4', '6', '8']);
  expect(at.table.size(0)).toBe(44);
});

test.each(RANK_LINES.map((line, at) => [at + 1, line] as const))(
  'builds the foundation under the %i by %s',
  (step, line) => {
    const home = step + 5;
    for (let card = 1; card < line.length; card++) {
      const laid = line
        .slice(0, card)
        .split('')
        .map((rank) => `${rank}H`)
        .join(' ');
      const fitting = 'A23456789TJQK'
        .split('')
        .filter((rank) => inPlay(betsyRoss, { 1: `${rank}S`, [home]: laid }).may(`1>${home}`));
      expect(fitting).toEqual([line[card]]);
    }
  },
);

test('completes a foundation with its king', () => {
  const at = inPlay(betsyRoss, {
    1: 'AS',
    6: RANK_LINES[0]!
      .split('')
      .map((rank) => `${rank}H`)
      .join(' '),
  });
  expect(at.may('1>6')).toBe(false);
});

test('locks the row above', () => {
  const at = inPlay(betsyRoss, { 1: '2S', 2: 'AS', 3: '3D', 6: '2H', 7: '4H' });
  expect(at.legal()).toEqual([]);
});

test('turns cards one by one to a waste', () => {
  const at = inPlay(betsyRoss, { 0: '9s 3s 5d', 6: '2H' }).play('0', '0');
  expect(at.piles(0, 1)).toEqual(['9s', '5D 3S']);
  expect(at.play('1>6', '0').legal()).toEqual([]);
  expect(at.pile(6)).toBe('2H 3S');
});

test('goes through the stock once, or three times with the option', () => {
  expect(inPlay(betsyRoss, { 1: '9S' }).may('0')).toBe(false);
  const twice = inPlay(betsyRoss, { 1: '9S 7S' }, { redeals: 'two' }).play('0', '0', '0', '0', '0', '0');
  expect(twice.pile(1)).toBe('9S 7S');
  expect(twice.may('0')).toBe(false);
});

test('leaves the choice of two foundations to the player', () => {
  const at = inPlay(betsyRoss, { 1: '6S', 6: '2H 3H 4H 5H', 7: '4D' });
  expect([at.may('1>6'), at.may('1>7')]).toEqual([true, true]);
  expect(safeHome(at.rules, at.table, new Set<Card>())).toBeUndefined();
});

test('is won when all forty-four cards of the stock are built', () => {
  const homes = Object.fromEntries(
    RANK_LINES.map((line, at) => [
      at + 6,
      line
        .split('')
        .map((rank) => `${rank}${'CDHS'[at]}`)
        .join(' '),
    ]),
  );
  expect(inPlay(betsyRoss, homes)).toMatchObject({ won: true, score: 44 });
});
