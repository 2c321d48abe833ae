import { expect, test } from 'vitest';
import { patiently } from '../../../main/system/patience.ts';

/** Returns work that the system refuses `times` times. */
function refusing(times: number, code: string): { work: () => string; tries: () => number } {
  let tries = 0;
  const work = (): string => {
    tries += 1;
    if (tries <= times) throw Object.assign(new Error(code), { code, syscall: 'rename' });
    return 'done';
  };
  return { work, tries: () => tries };
}

test.each(['EPERM', 'EBUSY', 'EACCES'])('retries what Windows refuses with %s until it is allowed', (code) => {
  const { work, tries } = refusing(3, code);
  expect(patiently(work, 'win32')).toBe('done');
  expect(tries()).toBe(4);
});

test('retries for two seconds on Windows, then throws the last error', () => {
  const start = performance.now();
  expect(() => patiently(refusing(Infinity, 'EBUSY').work, 'win32')).toThrow('EBUSY');
  expect(performance.now() - start).toBeGreaterThan(1900);
});

test.each([
  ['linux', 'EACCES'],
  ['darwin', 'EPERM'],
  ['win32', 'ENOSPC'],
])('does not retry on %s after %s', (platform, code) => {
  const { work, tries } = refusing(1, code);
  expect(() => patiently(work, platform)).toThrow(code);
  expect(tries()).toBe(1);
});
