import { expect, test } from 'vitest';
import { DIFFICULTIES } from '../../../engine/deals/difficulty.ts';
import { lookForDeal, type DealSearchProgress, type WantedDeal } from '../../../engine/deals/looking.ts';
import { Measuring } from '../../../engine/deals/measuring.ts';
import { findGame } from '../../../engine/games/index.ts';
import { solver } from '../../../engine/solver/index.ts';
import { toEnd } from '../../tools/to-end.ts';

const FREECELL = findGame('freecell')!;

/** Looks among deals 1, 2, 3 … */
function look(kind: WantedDeal): { deal: number; heard: DealSearchProgress[] } {
  let next = 0;
  const heard: DealSearchProgress[] = [];
  const work = lookForDeal(new Measuring(FREECELL, {}), kind, () => ++next, 100);
  const deal = toEnd(work, (far) => void heard.push(far));
  return { deal, heard };
}

test('finds a winnable deal', () => {
  const { deal } = look('winnable');
  expect(solver(FREECELL, {}).solve(deal).toEnd().verdict).toBe('won');
});

test('assigns each of seven winnable deals to one level', () => {
  const found = DIFFICULTIES.map((difficulty) => look(difficulty).deal);
  expect(new Set(found).size).toBe(4);
});

test('reports progress up to the wanted number', () => {
  const { heard } = look('hard');
  const counts = heard.map(({ found }) => found);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  expect(heard.every(({ found, wanted }) => wanted === 7 && found < 7)).toBe(true);
});
