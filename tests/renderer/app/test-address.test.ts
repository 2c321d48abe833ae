import { expect, test } from 'vitest';
import { wantsPseudo, wantsTest } from '../../../renderer/app/test-address.ts';

test.each([
  ['?test', '', true],
  ['', '#t=secret&test', true],
  ['', '#t=secret', false],
  ['?tested', '', false],
])('the address "%s%s" asks for the test hook: %s', (search, hash, wants) =>
  expect(wantsTest({ search, hash })).toBe(wants),
);

test.each([
  ['?test&pseudo', '', true],
  ['?test', '#t=secret&pseudo', true],
  ['?pseudo', '', false],
])('the address "%s%s" asks for the accented language: %s', (search, hash, wants) =>
  expect(wantsPseudo({ search, hash })).toBe(wants),
);
