import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { refuse } from '../../../main/requests/dispatch.ts';
import { whyOf } from '../../../main/system/system-error.ts';
import { ROOT } from '../../../main/build/root.ts';

const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Point {
  readonly point: string;
  readonly file: string;
  readonly name: string;
}

/** The lines of the tables of security-points.md. */
const POINTS: readonly Point[] = text('tests/main/browser/security-points.md')
  .split('\n')
  .flatMap((line) => {
    const [, point = '', , file = '', name = ''] = line.split('|').map((cell) => cell.trim());
    return /^`tests\/.*`$/.test(file) ? [{ point, file: file.replaceAll('`', ''), name }] : [];
  });

const sources = execFileSync('git', ['ls-files', 'main', 'preload', 'renderer', 'engine'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(?:tsx?|html|css)$/.test(path) && existsSync(join(ROOT, path)));
const using = (words: RegExp): string[] => sources.filter((path) => words.test(text(path)));

describe('the security checklist', () => {
  test('covers the twenty points of Electron’s checklist', () => {
    const numbers = POINTS.flatMap(({ point }) => /^(\d+)\. /.exec(point)?.[1] ?? []).map(Number);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(POINTS.length).toBeGreaterThan(35);
  });

  test('names an existing test for each point', () => {
    const missing = POINTS.filter(({ file, name }) => name === '' || !text(file).includes(name));
    expect(missing).toEqual([]);
  });
});

test('opens nothing outside the program', () => {
  expect(using(/\bshell\b.*from 'electron'|openExternal|openPath|loadFile|executeJavaScript/)).toEqual([]);
});

/** The namespace of SVG, which looks like an address and is never requested. */
const SVG_NAME = 'http://www.w3.org/2000/svg';

test('contains no network address in the page’s sources', () => {
  const page = sources.filter((path) => path.startsWith('renderer/'));
  expect(page.length).toBeGreaterThan(100);
  const requested = page.filter((path) =>
    /(?:https?|wss?|file):\/\/|@import/.test(text(path).replaceAll(SVG_NAME, '')),
  );
  expect(requested).toEqual([]);
});

test('never makes markup from text or runs text in the page', () => {
  const making = /innerHTML|outerHTML|dangerouslySet|insertAdjacentHTML|document\.write|srcdoc|<webview|javascript:/;
  expect(using(making)).toEqual([]);
  expect(using(/\beval\(|new Function\(|setTimeout\(['"`]/)).toEqual([]);
});

test('shows no folder of this computer in a refusal', () => {
  const reasons = [
    'ENOSPC',
    'EACCES',
    'EBUSY',
    'EIO',
    'ENOENT',
    'EMFILE',
    'SQLITE_CORRUPT',
    'SQLITE_FULL',
    'E2BIG',
  ].map((code) => whyOf(Object.assign(new Error(`${code}: open '/a/folder/of/mine'`), { code })));
  expect(reasons.filter((why) => why.includes('/'))).toEqual([]);
  expect(new Set(reasons).size).toBe(8);
  expect(whyOf(new Error('there is no such backup'))).toBe('there is no such backup');
  expect(whyOf('text')).toBe('for no reason given');
});

test('limits the length of a refusal and removes invisible characters', () => {
  const reply = refuse('failed', `one\u0000\u202e\ntwo${'x'.repeat(1000)}`);
  const message = reply.ok ? '' : reply.refusal.message;
  expect(message).toMatch(/^one···two/);
  expect(message.length).toBe(280);
});
