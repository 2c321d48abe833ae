import { describe, expect, test } from 'vitest';
import type { Odds } from '../../../../../renderer/panels/rules/odds/odds.ts';
import { sayEstimate, sayRarity } from '../../../../../renderer/panels/rules/odds/say-odds.ts';

const odds = (won: number, lost: number, open: number): Odds => {
  const deals = won + lost + open;
  return { deals, won, lost, chance: 0, open, simpleGames: 0, simpleWins: 0 };
};

/** Returns a text whose ranges are not broken into lines. */
const unbroken = (text: string): string => text.replaceAll(' – ', '\u00A0\u2060–\u2060\u00A0');

test.each([
  [odds(300, 100, 0), 'About 3 in 4 deals (71% – 79%)'],
  [odds(280, 80, 40), 'About 3 in 4 deals (65% – 84%); 1 in 10 undecided'],
  [odds(358, 38, 4), 'About 9 in 10 deals (86% – 93%)'],
  [odds(39, 1, 0), 'About 9 in 10 deals (87% – 100%)'],
  [odds(398, 2, 0), 'Nearly all deals (98% – 100%)'],
  [odds(388, 12, 0), 'Nearly all deals (95% – 98%)'],
  [odds(9700, 300, 0), 'Nearly all deals (97%)'],
  [odds(198, 202, 0), 'About half the deals (45% – 54%)'],
  [odds(10, 390, 0), 'About 1 in 40 deals (1% – 5%)'],
  [odds(2, 398, 0), 'About 1 in 200 deals (0% – 2%)'],
  [odds(13, 0, 27), 'At least 1 in 5 deals; 2 in 3 undecided'],
  [odds(24, 0, 16), 'At least 2 in 5 deals; 2 in 5 undecided'],
  [odds(1, 0, 39), 'At least 1 in 250 deals; nearly all undecided'],
  [odds(0, 40, 0), 'None of the 40 deals tried'],
  [odds(0, 399, 1), 'None of the 400 deals tried'],
  [odds(40, 0, 0), 'All of the 40 deals tried'],
  [odds(0, 0, 40), 'Unknown'],
])('words results with their certainty: %#', (found, said) => expect(sayEstimate(found)).toBe(unbroken(said)));

describe('after a win', () => {
  test.each([
    [odds(10, 390, 0), 'About 1 in 40 of these deals can be won.'],
    [odds(160, 240, 0), 'About 2 in 5 of these deals can be won.'],
    [odds(300, 100, 0), undefined],
    [odds(13, 0, 27), undefined],
  ])('says how rare it is where it is rare: %#', (found, said) => expect(sayRarity(found)).toBe(said));
});
