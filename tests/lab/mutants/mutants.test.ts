import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from '../../../main/build/root.ts';
import { MUTANTS } from './table.ts';
import { withMutant } from './mutate.ts';

/** Tests two of the quickest rules; by night all are run. */
test('catches an unsound pruning rule and says where', () => {
  const { status, stdout } = spawnSync('node', ['tests/lab/index.ts', 'mutants', 'run-out', 'alike'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^alike\tbisley 1 .*lost.*\n^run-out\tgolf 12 .*lost.*\n$/m);
  expect(status).toBe(0);
});

test('reports a mutant whose text is not in its file', async () => {
  await expect(withMutant({ ...MUTANTS.alike, from: 'no such text' }, () => 0)).rejects.toThrow(/stands 0 times/);
});
