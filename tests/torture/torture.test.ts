import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { buildProgram } from './host.ts';
import { torture } from './run.ts';

/* The short run; `npm run torture` kills a thousand. */

test('a host killed again and again in mid-play loses nothing it has answered for', { timeout: 240_000 }, async () => {
  const program = await buildProgram();
  onTestFinished(() => rmSync(program, { recursive: true }));
  const { kills, acknowledged, faults } = await torture(program, { kills: 25, seed: 3 });
  expect(faults).toEqual([]);
  expect(kills).toBe(25);
  expect(acknowledged).toBeGreaterThan(25);
});
