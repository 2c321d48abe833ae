import { describe, expect, test } from 'vitest';
import { formerStyleIn } from './former-style.ts';
import { text, tracked } from './sources.ts';

/** A block comment, or successive line comments; a path such as `assets/**` begins none. */
const COMMENT = /(?<=^|[\s{(])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ [^\n]*(?:\n[ \t]*\/\/ [^\n]*)*/gm;

/** Returns the text of a comment, in one line. */
const wordsOf = (comment: string): string =>
  comment
    .replaceAll(/^\/\*+|\*\/$|^[ \t]*(?:\*|\/\/)/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Lists the phrases of the former style in texts, each with where it is. */
const faultsIn = (texts: readonly (readonly [where: string, text: string])[]): string[] =>
  texts.flatMap(([where, words]) => {
    const phrase = formerStyleIn(words);
    return phrase === undefined ? [] : [`${where}: “${phrase}” in “${words}”`];
  });

describe('former style', () => {
  test.each([
    'The player is told why.',
    'A game that is gone on with later.',
    'Deals of which none was won.',
    'What is decided of thirty deals.',
    'Of thirty deals those decided.',
    'No hint is to be had.',
    'Counted anew after each deal.',
  ])('is found in “%s”', (words) => {
    expect(formerStyleIn(words)).toBeDefined();
  });

  test.each([
    'Two signs that can’t be told apart.',
    'Four piles, one of which is empty.',
    'Of these four, two are empty.',
    'What is the basic bot?',
  ])('is not found in “%s”', (words) => {
    expect(formerStyleIn(words)).toBeUndefined();
  });
});

test('keeps comments free of the former style', () => {
  const comments = tracked
    .filter((path) => /\.(?:tsx?|css)$/.test(path))
    .flatMap((path) =>
      [...text(path).matchAll(COMMENT)].map(([comment]): [string, string] => [path, wordsOf(comment)]),
    );
  expect(comments.length).toBeGreaterThan(10_000);
  expect(faultsIn(comments)).toEqual([]);
});

test('keeps English messages free of the former style', () => {
  const messages = tracked
    .filter((path) => /^assets\/words\/en(?:-us)?\/[^/]+\.json$/.test(path))
    .flatMap((path) =>
      Object.entries(JSON.parse(text(path)) as Record<string, unknown>).flatMap(([id, message]) =>
        Object.entries(Object(message) as Record<string, unknown>).flatMap(([part, words]): [string, string][] =>
          typeof words === 'string' ? [[`${path} ${id} ${part}`, words]] : [],
        ),
      ),
    );
  expect(messages.length).toBeGreaterThan(3000);
  expect(faultsIn(messages)).toEqual([]);
});
