import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../main/build/root.ts';
import { faultIn } from './commit-message.ts';

describe('the check of a commit message', () => {
  test.each([
    'Draw three cards at a time in Whitehorse',
    'Pass the options to the worker\n\nThe body may end with a full stop.',
    'Feed the log to the store\n# Please enter the commit message.',
    'Merge branch "a branch with a very long name that Git has written into the subject, and nobody else"',
    'Revert "A change that was no good"',
    'A'.padEnd(2, 'd').padEnd(72, 'd'),
  ])('accepts "%s"', (message) => expect(faultIn(message)).toBeUndefined());

  test.each([
    ['', 'Write a subject.'],
    [`Add ${'x'.repeat(69)}`, 'Shorten the subject from 73 to at most 72 characters.'],
    ['Add a game.', 'Write one sentence without a full stop or a semicolon.'],
    ['Add a game; remove another', 'Write one sentence without a full stop or a semicolon.'],
    ['Add a game\nand its page', 'Leave the second line empty.'],
    ['fix: draw three cards', 'Begin with a capital letter and without a prefix.'],
    ['Rules: draw three cards', 'Begin with a capital letter and without a prefix.'],
    ['Draws three cards', 'Begin with an imperative such as "Add" or "Draw", not with "draws".'],
    ['Formatted', 'Begin with an imperative such as "Add" or "Draw", not with "formatted".'],
    ['The deals are a ring', 'Begin with an imperative such as "Add" or "Draw", not with "the".'],
  ])('explains what is wrong with "%s"', (message, fault) => expect(faultIn(message)).toBe(fault));

  test('stops a commit once the folder of hooks is set', () => {
    const clone = mkdtempSync(join(tmpdir(), 'baize-hook-'));
    onTestFinished(() => rmSync(clone, { recursive: true, force: true, maxRetries: 3 }));
    const git = (...words: readonly string[]) =>
      spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@baize.invalid', ...words], {
        cwd: clone,
        encoding: 'utf8',
      });
    execFileSync('git', ['init', '--quiet', clone]);
    git('config', 'core.hooksPath', join(ROOT, '.github/hooks'));
    git('config', 'commit.gpgSign', 'false');
    git('--git-dir', join(clone, '.git'), '--work-tree', ROOT, 'add', 'LICENSE');
    const commit = (subject: string) =>
      git('--git-dir', join(clone, '.git'), '--work-tree', ROOT, 'commit', '--message', subject);
    expect(commit('Adds a licence')).toMatchObject({ status: 1, stdout: '' });
    expect(commit('Add a licence')).toMatchObject({ status: 0, stderr: '' });
  });
});
