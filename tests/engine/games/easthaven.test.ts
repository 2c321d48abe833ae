import { describe, expect, it } from 'vitest';
import easthaven from '../../../engine/games/klondike/easthaven.ts';
import { inPlay } from './position.ts';

/* The stock is pile 0, the foundations 1 to 4, the columns 5 to 11. */

/** Whether a stock of seven can be dealt on columns whose second one is empty. */
function deals(first: string, last = '9C'): boolean {
  const columns = { 5: first, 7: '2D', 8: '4D', 9: '6D', 10: '8D', 11: last };
  return inPlay(easthaven, { 0: 'ac 2c 3c 4c 5c 6c 7c', ...columns }).may('0');
}

describe('an empty column', () => {
  it('has to be filled before the deal where a king, alone or with its run, lies on other cards', () => {
    expect(deals('3H KS')).toBe(false);
    expect(deals('3h 5S KS QH JS')).toBe(false);
    expect(deals('2S', '5h KH')).toBe(false);
  });

  it('stays empty where no king can be brought there', () => {
    expect(deals('2S')).toBe(true);
    expect(deals('3H KS 4C')).toBe(true);
    expect(deals('kh 4C')).toBe(true);
  });

  it('stays empty where the only kings lie lowest, which would only empty another column', () => {
    expect(deals('KS QH')).toBe(true);
    expect(deals('KS', 'KH QC')).toBe(true);
  });
});
