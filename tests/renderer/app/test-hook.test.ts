import { expect, test } from 'vitest';
import { wantsTest } from '../../../renderer/app/test-hook.ts';

test.each([
  ['?test', '', true],
  ['', '#t=secret&test', true],
  ['', '#t=secret', false],
  ['?tested', '', false],
])('the address "%s%s" asks for the test hook: %s', (search, hash, wants) =>
  expect(wantsTest({ search, hash })).toBe(wants),
);
