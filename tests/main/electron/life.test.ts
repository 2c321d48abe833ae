import Database from 'better-sqlite3';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, onTestFinished, vi } from 'vitest';
import { openStore } from '../../../main/store/open.ts';
import { ROOT } from '../../../main/build/root.ts';
import { REPORTED_EXIT_CODE } from '../../../main/system/exit-codes.ts';
import { KEPT, temporaryFolder } from '../browser/hosted.ts';
import { ask, built, cleared, launch, menuItems, quit, SQLITE, standIn, start } from '../start/launched.ts';
import { PATIENTLY } from '../../tools/patiently.ts';

let folder: string;
beforeAll(async () => {
  folder = await built();
});
afterAll(() => cleared(folder));

/** Resolves to the exit code of the program that has just been started. */
const exited = (): Promise<unknown> => new Promise((resolve) => standIn.app.once('exited', resolve));

describe('the start of the program', () => {
  test.each([
    [
      'a switch, as an AppImage adds it',
      () => void standIn.app.switches.set('no-sandbox', ''),
      'en-GB',
      '--no-sandbox',
    ],
    ['the environment', () => vi.stubEnv('ELECTRON_DISABLE_SANDBOX', '1'), 'de-AT', 'ELECTRON_DISABLE_SANDBOX'],
  ])(
    'asks before it starts without its sandbox, removed by %s, and says what to do',
    async (_what, spoil, locale, by) => {
      onTestFinished(() => void vi.unstubAllEnvs());
      const data = temporaryFolder();
      start(folder, data, true, () => {
        standIn.app.locales = [locale];
        spoil();
      });
      expect(await exited()).toBe(REPORTED_EXIT_CODE);
      expect(standIn.window).toBeUndefined();
      expect(existsSync(join(data, 'baize.db'))).toBe(false);
      expect(standIn.boxes).toHaveLength(1);
      expect(standIn.boxes[0]!.detail).toMatch(locale === 'en-GB' ? /install the \.deb/ : /Installiere das \.deb/);
      expect(standIn.boxes[0]!.detail).toContain(by);
    },
  );

  test('refuses to start with a SQLite binary other than the one it was built with', async () => {
    const data = temporaryFolder();
    start(folder, data, true, () => {
      const prebuilds = join(standIn.folder, SQLITE, 'prebuilds');
      rmSync(join(standIn.folder, SQLITE));
      mkdirSync(prebuilds, { recursive: true });
      for (const part of ['package.json', 'lib'])
        cpSync(join(ROOT, SQLITE, part), join(standIn.folder, SQLITE, part), { recursive: true });
      writeFileSync(join(prebuilds, `${process.platform}-${process.arch}.node`), 'another one');
    });
    expect(await exited()).toBe(REPORTED_EXIT_CODE);
    expect(standIn.errors).toEqual([expect.stringContaining('has been changed since it was made')]);
    expect(existsSync(join(data, 'baize.db'))).toBe(false);
  });

  test('exits when another instance runs', () => {
    const data = temporaryFolder();
    start(folder, data, false);
    expect(standIn.window).toBeUndefined();
    expect(existsSync(join(data, 'baize.db'))).toBe(false);
  });
});

describe('the end of the program', () => {
  test('waits for the page’s last save and closes the store', async () => {
    const data = temporaryFolder();
    const page = await launch(folder, data);
    await ask(page, 'play.open', 'klondike', 'dealing=one');
    await page.evaluate((kept) => void (window.last = kept), KEPT);
    await quit();
    expect(existsSync(join(data, 'baize.db-wal'))).toBe(false);
    const store = openStore(data);
    expect(store.kept.get('klondike', 'dealing=one')).toEqual(KEPT);
    store.close();
  });

  test('quits by its menu item and on the page’s request', async () => {
    const data = temporaryFolder();
    await launch(folder, data);
    const ended = new Promise((resolve) => standIn.app.once('exited', resolve));
    const item = menuItems(standIn.menu).find(({ accelerator }) => accelerator === 'CmdOrCtrl+Q');
    (item!.click as () => void)();
    await ended;
    const page = await launch(folder, data);
    const again = new Promise((resolve) => standIn.app.once('exited', resolve));
    // The page goes before its answer comes.
    ask(page, 'window.quit').catch(() => {});
    await again;
    expect(existsSync(join(data, 'baize.db-wal'))).toBe(false);
  });

  test('restores the window’s position, unless it lies outside every display', async () => {
    const data = temporaryFolder();
    await launch(folder, data);
    await quit();
    const file = join(data, 'window.json');
    const kept = { bounds: { x: 40, y: 50, width: 900, height: 700 }, maximised: false };
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(kept);
    await launch(folder, data);
    expect(standIn.window!.options).toMatchObject(kept.bounds);
    await quit();
    writeFileSync(file, JSON.stringify({ bounds: { ...kept.bounds, x: 5000 }, maximised: true }));
    await launch(folder, data);
    expect(standIn.window!.options).not.toHaveProperty('x');
    expect(standIn.window!.calls).not.toContain('maximize');
    await quit();
    writeFileSync(file, JSON.stringify({ ...kept, maximised: true }));
    await launch(folder, data);
    expect(standIn.window!.calls[0]).toBe('maximize');
  });

  test('shows a message and ends when the database is from a newer version', async () => {
    const data = temporaryFolder();
    const page = await launch(folder, data);
    expect(await ask(page, 'hello')).toMatchObject({ ok: true });
    await quit();
    // As a newer version writes it: in the header, and in a row that one damaged byte can't produce.
    const db = new Database(join(data, 'baize.db'));
    db.exec(
      'CREATE TABLE IF NOT EXISTS marks (mark TEXT NOT NULL PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID',
    );
    db.prepare('INSERT OR REPLACE INTO marks VALUES (?, ?)').run('version', 9990);
    db.pragma('user_version = 9990');
    db.close();
    start(folder, data);
    await vi.waitFor(() => expect(standIn.errors[0]).toMatch(/^Baize could not start: .+ newer version/), PATIENTLY);
    expect(standIn.window).toBeUndefined();
  });
});
