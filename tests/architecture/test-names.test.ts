import { expect, test } from 'vitest';
import { formerStyleIn } from './former-style.ts';
import { text, tracked } from './sources.ts';

/** The most characters of a test's name. */
const MAX_NAME = 90;

const TITLE =
  /\b(?:test|it|describe)(?:\.each\([\s\S]*?\)|\.each`[^`]*`|\.for\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** Each test's name, and each unit's, as `file › name`. */
const names = tracked
  .filter((path) => /^tests\/.*\.(?:test|spec)\.tsx?$/.test(path))
  .flatMap((path) => [...text(path).matchAll(TITLE)].map(([, , name = '']) => ({ path, name })));

test('keeps names of tests short', () => {
  expect(names.length).toBeGreaterThan(3000);
  expect(names.filter(({ name }) => name.length > MAX_NAME)).toEqual([]);
});

test('keeps names of tests free of the former style', () => {
  expect(names.filter(({ name }) => formerStyleIn(name) !== undefined || name.startsWith('what '))).toEqual([]);
});
