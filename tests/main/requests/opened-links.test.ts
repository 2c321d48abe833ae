import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bridge } from '../../../preload/api.ts';
import { readLink, OpenedLinks, linksIn } from '../../../main/requests/opened-links.ts';
import { temporaryFolder } from '../browser/hosted.ts';
import { ask, built, cleared, launch, standIn } from '../start/launched.ts';

const LINK = 'baize:klondike?dealing=three#123';

describe('text shared by the command line', () => {
  test('consists of its links and the contents of its files', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'deal.baize'), 'baize:golf#7');
    const args = ['--data', '/d', '.', LINK, '--inspect=baize:x', 'deal.baize', 'notes.txt', '--x.baize'];
    expect(linksIn(args, folder)).toEqual([LINK, 'baize:golf#7']);
  });

  test('is read from a file given by its URL', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'a dé%.baize'), 'baize:golf#7');
    const address = pathToFileURL(join(folder, 'a dé%.baize')).href;
    expect(address).toMatch(/a%20d%C3%A9%25/);
    expect(linksIn([address], '/')).toEqual(['baize:golf#7']);
    expect(linksIn(['file:///%zz.baize', 'file:///missing.baize'], '/')).toEqual(['', '']);
  });

  test('is empty for an unreadable file, and limited to half a million bytes', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'long.baize'), 'x'.repeat(600_000));
    expect(linksIn(['missing.baize', 'long.baize'], folder).map((text) => text.length)).toEqual([0, 500_000]);
    expect(readLink(folder)).toBe('');
  });
});

test('keeps the last few of many texts while no page takes them', () => {
  const shared = new OpenedLinks();
  shared.add(Array.from({ length: 1000 }, (_, i) => `baize:golf#${i + 1}`));
  const taken: (string | null)[] = [];
  do taken.push(shared.next());
  while (taken.at(-1) !== null);
  expect(taken.length).toBeLessThan(20);
  expect(taken.at(-2)).toBe('baize:golf#1000');
});

test('ignores links opened in a loop until a pause', () => {
  let now = 0;
  const shared = new OpenedLinks(() => now);
  let notified = 0;
  shared.notify = () => (notified += 1);
  for (; now < 60_000; now += 2000) shared.add(['baize:golf#1']);
  expect(notified).toBe(3);
  now += 10_000;
  shared.add(['baize:golf#2']);
  expect(notified).toBe(4);
});

describe('a program opened with a link or file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await built();
  });
  afterAll(() => cleared(folder));

  const next = (page: Page) => ask(page, 'shared.next');

  test('gives it to its page once', async () => {
    process.argv.push(LINK);
    const page = await launch(folder, temporaryFolder()).finally(() => process.argv.pop());
    expect(await next(page)).toEqual({ ok: true, value: LINK });
    expect(await next(page)).toEqual({ ok: true, value: null });
  });

  test('passes a link of a second start to its page', async () => {
    const page = await launch(folder, temporaryFolder());
    await page.evaluate(() => {
      const { baize } = window as unknown as { baize: Bridge };
      baize.on('shared', () => void window.received.push('shared'));
    });
    standIn.app.emit('second-instance', {}, ['baize', LINK], temporaryFolder());
    await page.waitForFunction(() => window.received.includes('shared'));
    expect(await next(page)).toEqual({ ok: true, value: LINK });
  });

  test('handles links and files of macOS itself', async () => {
    const page = await launch(folder, temporaryFolder());
    const file = join(temporaryFolder(), 'game.baize');
    writeFileSync(file, 'baize:golf#7');
    let declined = 0;
    const event = { preventDefault: () => void (declined += 1) };
    standIn.app.emit('open-url', event, LINK);
    standIn.app.emit('open-url', event, 'https://example.invalid/');
    standIn.app.emit('open-file', event, file);
    expect([await next(page), await next(page), await next(page)]).toEqual([
      { ok: true, value: LINK },
      { ok: true, value: 'baize:golf#7' },
      { ok: true, value: null },
    ]);
    expect(declined).toBe(3);
  });
});
