import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../main/build/root.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const text = read('assets/RELEASING.md');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };

test('names existing commands and files in the release steps', () => {
  const commands = Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, script]) => script ?? '');
  expect(text).toContain('npm run pack -- manifests');
  expect(commands.filter((script) => !(script in scripts))).toEqual([]);
  const paths = Array.from(text.matchAll(/`((?:assets|renderer)\/[^`]+)`/g), ([, path]) => path ?? '');
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((path) => globSync(path, { cwd: ROOT }).length === 0)).toEqual([]);
});

test('lists checks for each system with a box to tick', () => {
  const rows = text.split('\n').filter((line) => /^\| (?!do |-)/.test(line));
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter((row) => !/^\| ☐ [^|]+ \| [^|]+ \|$/.test(row))).toEqual([]);
  const headings = text.split('\n').filter((line) => line.startsWith('### '));
  expect(headings).toEqual(['### On any system', '### On Windows', '### On macOS', '### On Linux']);
});
