import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MAX_LOG_BYTES, Log } from '../../../main/log/log.ts';
import { scrub } from '../../../main/log/scrub.ts';
import type { Diagnostics } from '../../../preload/api.ts';
import { ROOT } from '../../../main/build/root.ts';
import { temporaryFolder, visit } from '../browser/hosted.ts';
import { started } from '../start/started.ts';

const textIn = (folder: string): string => readFileSync(join(folder, 'baize.log'), 'utf8');

describe('the log', () => {
  test('keeps the newest entries in two files of limited size', () => {
    const data = temporaryFolder();
    const log = new Log({ data, home: '', secrets: [] });
    for (let i = 0; i < 900; i += 1) log.note(`entry ${i} ${'x'.repeat(1000)}`);
    expect(readdirSync(data).toSorted()).toEqual(['baize-older.log', 'baize.log']);
    for (const name of readdirSync(data)) expect(statSync(join(data, name)).size).toBeLessThanOrEqual(MAX_LOG_BYTES);
    expect(log.tail(3).match(/entry \d+/g)).toEqual(['entry 897', 'entry 898', 'entry 899']);
    expect(log.tail(400).split('\n')).toHaveLength(400);
  });

  test('records time, level and place of each entry on a line of its own', () => {
    const data = temporaryFolder();
    const log = new Log({ data, home: '', secrets: [] }, () => Date.UTC(2026, 10, 21));
    log.fault('a request failed', new Error('it went\nwrong'));
    const [first = '', ...rest] = textIn(data).trimEnd().split('\n');
    expect(first).toBe('2026-11-21T00:00:00.000Z a request failed: Error: it went');
    expect(rest.length).toBeGreaterThan(1);
    for (const line of rest) expect(line).toMatch(/^ {4}/);
  });

  test('does not follow a link at its path', () => {
    const data = temporaryFolder();
    const target = join(temporaryFolder(), 'another.txt');
    writeFileSync(target, 'untouched');
    symlinkSync(target, join(data, 'baize.log'));
    new Log({ data, home: '', secrets: [] }).note('an entry');
    expect(readFileSync(target, 'utf8')).toBe('untouched');
  });

  test('limits the length of an entry', () => {
    const data = temporaryFolder();
    new Log({ data, home: '', secrets: [] }).note('x'.repeat(100_000));
    expect(textIn(data).length).toBeLessThan(5000);
  });

  test('ignores errors where nothing can be written', () => {
    const log = new Log({ data: join(temporaryFolder(), 'none'), home: '', secrets: [] });
    log.note('lost');
    expect(log.tail(10)).toBe('');
  });
});

describe('private data in the log', () => {
  const home = ['', 'home', 'jo'].join('/');
  const hidden = { data: `${home}/.config/Baize`, home, secrets: ['s3cret-word'] };
  test.each([
    ['the secret', 'asked with s3cret-word', 'asked with …'],
    ['an address with its secret', 'at http://127.0.0.1:8080/#t=abc_DEF-123 now', 'at http://127.0.0.1:8080/#t=… now'],
    ['a foreign folder', "ENOENT: open '/srv/photos/aunt/list.txt'", "ENOENT: open '…/list.txt'"],
    ['the home folder', `read ${home}/letters/dear.txt`, 'read …/dear.txt'],
    ['the place of a line', 'at run (file:///opt/baize/main/why.ts:3:4)', 'at run (…/why.ts:3:4)'],
    ['a folder of Windows', 'open C:\\Users\\Jo\\x.db', 'open …/x.db'],
    [
      'the data folder',
      `set aside as ${home}/.config/Baize/baize-damaged.db`,
      'set aside as ~/.config/Baize/baize-damaged.db',
    ],
    ['a file of the data folder', `in ${home}/.config/Baize/backups/a.db`, 'in ~/.config/Baize/backups/a.db'],
    ['a time of day and a share', '12:30 and 3/4', '12:30 and 3/4'],
  ])('is removed: %s', (_what, text, scrubbed) => {
    expect(scrub(text, hidden)).toBe(scrubbed);
  });
});

describe('the log of a host', () => {
  test('names the version and the failure, and neither the secret nor other folders', async () => {
    const data = temporaryFolder();
    const { child, ...host } = await started(data);
    const page = await visit(host);
    // A folder in the place of a backup causes a real error of the system.
    mkdirSync(join(data, 'backups'));
    mkdirSync(join(data, 'backups/baize-asked-20200101T000000Z.db'));
    await page.ask('backups.restore', 'baize-asked-20200101T000000Z.db');
    const reply = await page.ask('log.tail');
    const { versions, log } = (reply as { value: Diagnostics }).value;
    expect(versions).toMatchObject({ node: process.versions.node, sqlite: expect.stringMatching(/^3\./) as string });
    expect(log).toMatch(/Baize \d+\.\d+\.\d+ in a browser, .+ opened in \d+ ms/);
    expect(log).toContain('“backups.restore” failed: ');
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
    const text = textIn(data).replaceAll(data, '');
    expect(text).toMatch(/ ended\n$/);
    expect(text).not.toContain(host.token);
    expect(text).not.toContain(`${homedir()}/`);
    expect(text).not.toContain('file:');
    expect(text).not.toContain(ROOT);
  });
});
