import { expect, test } from 'vitest';
import { failedE2e, failedUnit } from './failed.ts';

test('names failed unit tests and files that could not be loaded', () => {
  const passed = { status: 'passed', fullName: 'a stock turns', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'a king moves', failureMessages: ['it did not\n  at line 3'] };
  const report = {
    testResults: [
      { name: '/anywhere/tests/engine/one.test.ts', message: '', assertionResults: [passed, failed] },
      { name: '/anywhere/tests/engine/two.test.ts', message: 'no such file\nmore', assertionResults: [] },
      { name: '/anywhere/tests/engine/three.test.ts', message: '', assertionResults: [passed] },
    ],
  };
  expect(failedUnit(report)).toEqual([
    'engine/one.test.ts › a king moves: it did not',
    'engine/two.test.ts: no such file',
  ]);
});

test('names failed and retried browser tests of any group', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'play.spec.ts',
    tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
  });
  const suites = [
    { specs: [spec('drags', 'expected')], suites: [{ specs: [spec('drops', 'unexpected', 'too late\nmore')] }] },
    { specs: [spec('clicks', 'flaky')] },
  ];
  expect(failedE2e({ suites })).toEqual(['play.spec.ts › drops: too late', 'play.spec.ts › clicks: ']);
});
