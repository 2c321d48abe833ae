import { expect, test } from 'vitest';
import { tallyOf } from './measured.ts';

test('counts deals by their verdict and the time it took', () => {
  const solved = [
    { verdict: 'won', cpuSeconds: 0.01, positions: 100 },
    { verdict: 'lost', cpuSeconds: 0.2, positions: 4000 },
    { verdict: 'open', cpuSeconds: 0.29, positions: 5900 },
  ] as const;
  const stretches = [
    { solved: solved.slice(0, 2), cpuSeconds: 0.2, bytes: 300 },
    { solved: solved.slice(2), cpuSeconds: 0.3, bytes: 500 },
  ];
  expect(tallyOf(stretches, 0.3)).toEqual({
    verdicts: { won: 1, lost: 1, chance: 0, open: 1 },
    decidedWithin: { '0.03 s': 1, '0.1 s': 1, '0.3 s': 2 },
    cpuSeconds: 0.5,
    positionsPerSecond: 20_000,
    bytes: 500,
  });
});
