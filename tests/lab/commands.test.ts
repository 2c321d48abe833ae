import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../main/build/root.ts';
import { faultIn, optionsIn } from './arguments.ts';
import { COMMANDS, usageOf } from './commands.ts';

const lab = (...words: readonly string[]) =>
  spawnSync('node', ['tests/lab/index.ts', ...words], { cwd: ROOT, encoding: 'utf8' });

describe('the table of lab commands', () => {
  test.each(Object.entries(COMMANDS))('has a program and a documented entry for %s', (name, { file, does }) => {
    expect(existsSync(join(import.meta.dirname, file))).toBe(true);
    const page = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
    expect(page).toContain(`| \`${name}\` `);
    expect(page).toContain(does);
  });

  test('reads options and values from the usage line', () => {
    expect([...optionsIn(COMMANDS['decided']!)]).toEqual([
      ['--seconds', 'N'],
      ['--deals', 'N'],
      ['--whole', undefined],
      ['--shard', 'K/N'],
    ]);
    expect(optionsIn(COMMANDS['bench']!).get('--crew')).toBeUndefined();
  });

  test.each([
    ['decided', '--deals 3 --whole golf', undefined],
    ['decided', '--deals golf', 'A number above 0 must follow --deals.'],
    ['decided', '--shard', 'A value must follow --shard.'],
    ['decided', '--deal 3', 'There is no option --deal.'],
    ['known', 'golf klondyke', 'There is no game "klondyke".'],
    ['bench', 'live-odds --crew=2', undefined],
    ['fuzz', 'peers --seed night', 'A number above 0 must follow --seed.'],
  ])('reports the error in "%s %s"', (name, words, fault) => {
    expect(faultIn(COMMANDS[name]!, words.split(' '))).toBe(fault);
  });
});

describe('npm run lab', () => {
  test('lists every command in one line with help', () => {
    const { status, stdout } = lab('--help');
    expect(status).toBe(0);
    const lines = Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(12)} ${does}`);
    expect(stdout.split('\n').filter((line) => line.startsWith('  '))).toEqual(lines);
  });

  test('prints a command’s usage on request', () => {
    expect(lab('odds', '--help')).toMatchObject({
      status: 0,
      stdout: `${usageOf('odds')}\n${COMMANDS['odds']!.does}\n`,
    });
  });

  test.each([
    [[]],
    [['known-games']],
    [['known', '--quick']],
    [['plans']],
    [['verdicts', 'golf']],
    [['fuzz', 'pears']],
    [['torture', 'kill']],
  ])('refuses %j and prints the usage', (words) => {
    const { status, stderr, stdout } = lab(...words);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Usage: npm run lab -- ');
  });
});
