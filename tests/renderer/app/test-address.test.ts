import { expect, test } from 'vitest';
import { pseudoDirection, wantsTest } from '../../../renderer/app/test-address.ts';

test.each([
  ['?test', '', true],
  ['', '#t=secret&test', true],
  ['', '#t=secret', false],
  ['?tested', '', false],
])('reads the address "%s%s" as test hook: %s', (search, hash, wants) =>
  expect(wantsTest({ search, hash })).toBe(wants),
);

test.each([
  ['?test&pseudo', '', 'ltr'],
  ['?test', '#t=secret&pseudo', 'ltr'],
  ['?test&pseudo-rtl', '', 'rtl'],
  ['?pseudo', '', undefined],
  ['?test', '', undefined],
])('reads the address "%s%s" as accented language: %s', (search, hash, direction) =>
  expect(pseudoDirection({ search, hash })).toBe(direction),
);
