import { expect, test } from 'vitest';
import { puzzleOffer } from '../../../../renderer/panels/today/offers.ts';

test('names the puzzle of the day before it is loaded', () => {
  expect(puzzleOffer(undefined)).toMatchObject({ title: 'Puzzle of the day', text: '', start: undefined });
});
