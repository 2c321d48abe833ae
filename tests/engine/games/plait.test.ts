import { expect, test } from 'vitest';
import { parseMove } from '../../../engine/model/move.ts';
import plait from '../../../engine/games/picture/plait.ts';
import { inPlay } from './position.ts';

/* The edges are piles 0, 2, 19 and 20, the fields beside the plait 5 to 8 and 13 to 16, the waste 9. */

test('sends the waste’s card to the last empty free place, else the last empty edge', () => {
  const cards = {
    0: '2C',
    2: '2D',
    19: '2H',
    20: '2S',
    5: '3C',
    6: '3D',
    7: '3H',
    8: '3S',
    13: '4C',
    14: '4D',
    15: '4H',
  };
  const all: Record<number, string> = { ...cards, 16: '4S', 9: 'QS', 3: '9C' };
  const goesTo = (...empty: number[]): unknown => {
    const left = Object.fromEntries(Object.entries(all).filter(([at]) => !empty.includes(Number(at))));
    const { rules, table } = inPlay(plait, left);
    return rules.shortcut(table, 9);
  };
  expect(goesTo(13, 15)).toBe(parseMove('9>15'));
  expect(goesTo(5, 8, 13)).toBe(parseMove('9>13'));
  expect(goesTo(0, 2, 19)).toBe(parseMove('9>19'));
});
