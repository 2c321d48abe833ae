import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../main/build/root.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const text = read('assets/RELEASING.md');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };

test('the steps of a release name commands and files that there are, on a page', () => {
  const commands = Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, script]) => script ?? '');
  expect(text).toContain('npm run pack -- manifests');
  expect(commands.filter((script) => !(script in scripts))).toEqual([]);
  const paths = Array.from(text.matchAll(/`((?:assets|renderer)\/[^`]+)`/g), ([, path]) => path ?? '');
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((path) => globSync(path, { cwd: ROOT }).length === 0)).toEqual([]);
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(70);
});

test('each line for a person can be ticked, and says where, what to do and what is to be seen', () => {
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  expect(lines.length).toBeGreaterThan(25);
  expect(lines.filter((line) => !/^- \[ \] \*\*(?:any|Windows|macOS|Linux)\*\*: .+ — .+$/.test(line))).toEqual([]);
});
