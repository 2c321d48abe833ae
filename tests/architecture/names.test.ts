import { expect, test } from 'vitest';
import { sources, text, tracked } from './sources.ts';

const EXPORT_LINE = /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
/** Files in which every language exports the same names; they count as one. */
const ONE_A_LANGUAGE = /^renderer\/(?:words\/[a-z]{2}\/|panels\/rules\/written\/[a-z]{2}\.ts$)/;

/** Returns the exported names with the files that declare them, for all but the tests. */
function declared(): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>();
  for (const path of sources.filter((path) => /^(?:main|preload|renderer|engine)\//.test(path))) {
    const place = path.replace(ONE_A_LANGUAGE, (words) => (words.endsWith('.ts') ? 'written' : 'renderer/words/*/'));
    for (const [, name = ''] of text(path).matchAll(EXPORT_LINE))
      files.set(name, (files.get(name) ?? new Set()).add(place));
  }
  return files;
}

test('uses each exported name for one thing', () => {
  const names = declared();
  expect(names.size).toBeGreaterThan(1500);
  const twice = [...names].filter(([, files]) => files.size > 1);
  expect(twice.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
});

/** The column at which the formatter wraps code; it leaves comments as they are. */
const COLUMNS = 120;

test('wraps comments at the formatter’s column', () => {
  const styled = tracked.filter((path) => /\.(?:tsx?|js|css)$/.test(path));
  const comments = styled.flatMap((path) =>
    text(path)
      .split('\n')
      .map((line, at) => ({ line, where: `${path}:${at + 1}` }))
      .filter(({ line }) => /^\s*(?:\*|\/\/|\/\*)/.test(line)),
  );
  expect(comments.length).toBeGreaterThan(5000);
  expect(comments.filter(({ line }) => line.length > COLUMNS).map(({ where }) => where)).toEqual([]);
});
