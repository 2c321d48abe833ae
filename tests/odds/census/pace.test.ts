import { describe, expect, it } from 'vitest';
import { Pace } from './pace.ts';

describe('the pace of a search', () => {
  it('is not lowered by deals that end in their first step', () => {
    const pace = new Pace();
    for (let deal = 1; deal < 60; deal++) pace.add(40, 0.02, true);
    pace.add(200, 0.02, true);
    for (let step = 0; step < 50; step++) pace.add(200, 0.002, false);
    expect(pace.furtherSeconds).toBeCloseTo(0.1);
    expect(pace.positionsIn(0.5)).toBe(50_000);
  });

  it('follows from all steps where hardly any is a further one', () => {
    const pace = new Pace();
    pace.add(200, 0.05, true);
    pace.add(100, 0.01, false);
    expect(pace.positionsIn(0.5)).toBe(2500);
  });
});
