import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MenuItemConstructorOptions } from 'electron';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../main/store/open.ts';
import { COMMANDS } from '../../preload/api.ts';
import { KEPT, temporaryFolder } from './hosted.ts';
import { ask, built, cleared, launch, quit, standIn, start } from './launched.ts';

let folder: string;
beforeAll(async () => {
  folder = await built();
});
afterAll(() => cleared(folder));

const items = (menu: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  menu.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? items(item.submenu) : [])]);

/** The keys of the product's description; those in the second list are shown in the menu and handled by the page. */
const KEYS = {
  'CmdOrCtrl+N': 'new',
  'CmdOrCtrl+O': 'choose',
  'CmdOrCtrl+D': 'deal-number',
  'CmdOrCtrl+R': 'restart',
  F5: 'restart',
  'CmdOrCtrl+Z': 'undo',
  'CmdOrCtrl+Shift+Z': 'redo',
  'CmdOrCtrl+Y': 'redo',
  'CmdOrCtrl+T': 'statistics',
  'CmdOrCtrl+P': 'pause',
  'CmdOrCtrl+,': 'settings',
  F1: 'rules',
  F11: 'full-screen',
};
const PLAIN_KEYS = { H: 'hint', Space: 'deal', D: 'deal', A: 'all-home' };

describe('the program in its window', () => {
  it('answers its page through the preload', async () => {
    const page = await launch(folder, temporaryFolder());
    expect(await ask(page, 'hello')).toEqual({
      ok: true,
      value: { version: '1.2.3', host: 'electron', platform: process.platform, notices: [] },
    });
    expect(await ask(page, 'play.open', 'klondike', 'dealing=one')).toEqual({
      ok: true,
      value: { status: 'mine', kept: null },
    });
  });

  it('refuses what is malformed', async () => {
    const page = await launch(folder, temporaryFolder());
    expect(await ask(page, 'play.open', '../klondike', '')).toMatchObject({ refusal: { code: 'malformed' } });
    expect(await ask(page, 'nothing')).toMatchObject({ refusal: { code: 'malformed' } });
  });

  it('refuses a frame within its page, and a page of another origin', async () => {
    const page = await launch(folder, temporaryFolder());
    const reply = await page.evaluate(async () => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      return (frame.contentWindow as Window).standInInvoke!('baize:request', ['hello', []]);
    });
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'stranger' } });
    standIn.window!.webContents.mainFrame = { url: 'https://evil.example/', origin: 'https://evil.example' };
    expect(await ask(page, 'hello')).toMatchObject({ ok: false, refusal: { code: 'stranger' } });
    standIn.window!.webContents.mainFrame = { url: 'app://baize/', origin: 'app://baize' };
  });

  it('isolates, sandboxes and bounds its page', async () => {
    await launch(folder, temporaryFolder());
    expect(standIn.window!.options).toMatchObject({
      minWidth: 800,
      minHeight: 600,
      show: false,
      webPreferences: {
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        webSecurity: true,
        webviewTag: false,
      },
    });
  });

  it.each(['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview'])(
    'prevents %s',
    async (name) => {
      await launch(folder, temporaryFolder());
      const event = { url: 'https://evil.example/', preventDefault: vi.fn() };
      standIn.window!.webContents.emit(name, event);
      expect(event.preventDefault).toHaveBeenCalledOnce();
    },
  );

  it('opens no window and gives no permission', async () => {
    await launch(folder, temporaryFolder());
    const { openHandler, session } = standIn.window!.webContents;
    expect(openHandler!()).toEqual({ action: 'deny' });
    for (const permission of ['media', 'geolocation', 'notifications', 'clipboard-read', 'openExternal']) {
      const answer = vi.fn();
      session.request!(null, permission, answer);
      expect(answer).toHaveBeenCalledWith(false);
      expect(session.check!(null, permission)).toBe(false);
    }
    expect(session.device!()).toBe(false);
  });

  it('serves its files alone, under the strict policy', async () => {
    await launch(folder, temporaryFolder());
    const page = await standIn.answer!({ url: 'app://baize/' });
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect((await standIn.answer!({ url: 'app://baize/%2e%2e/main/index.js' })).status).toBe(403);
    expect((await standIn.answer!({ url: 'app://baize/none.js' })).status).toBe(404);
    expect((await standIn.answer!({ url: 'app://baize.evil/' })).status).toBe(404);
  });

  it('is brought to the front when it is started a second time', async () => {
    await launch(folder, temporaryFolder());
    const window = standIn.window!;
    window.minimized = true;
    standIn.app.emit('second-instance');
    expect(window.asked.slice(-3)).toEqual(['restore', 'show', 'focus']);
  });

  it('opens nothing when another runs already', () => {
    const data = temporaryFolder();
    start(folder, data, false);
    expect(standIn.window).toBeUndefined();
    expect(existsSync(join(data, 'baize.db'))).toBe(false);
  });

  it('goes to full screen when its page asks', async () => {
    const page = await launch(folder, temporaryFolder());
    await ask(page, 'window.fullScreen', true);
    expect(standIn.window!.asked).toContain('fullScreen true');
  });
});

describe('the menu', () => {
  it('has every key of the product, and each sends its command to the page', async () => {
    const page = await launch(folder, temporaryFolder());
    const all = items(standIn.menu);
    for (const [key, command] of Object.entries({ ...KEYS, ...PLAIN_KEYS })) {
      const item = all.find(({ accelerator }) => accelerator === key);
      expect(item, key).toBeDefined();
      expect(item!.registerAccelerator, key).toBe(key in PLAIN_KEYS ? false : undefined);
      (item!.click as () => void)();
      await page.waitForFunction((sent) => window.told.pop() === sent, command);
    }
  });

  it('has every command there is', async () => {
    const page = await launch(folder, temporaryFolder());
    for (const { click, accelerator } of items(standIn.menu))
      if (click && accelerator !== 'CmdOrCtrl+Q') (click as () => void)();
    await page.waitForFunction((commands) => commands.every((name) => window.told.includes(name)), [...COMMANDS]);
  });
});

describe('the end of the program', () => {
  it('waits for the page’s last save and closes the store', async () => {
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

  it('comes with its item in the menu, and when the page asks for it', async () => {
    const data = temporaryFolder();
    await launch(folder, data);
    const ended = new Promise((resolve) => standIn.app.once('exited', resolve));
    const item = items(standIn.menu).find(({ accelerator }) => accelerator === 'CmdOrCtrl+Q');
    (item!.click as () => void)();
    await ended;
    const page = await launch(folder, data);
    const again = new Promise((resolve) => standIn.app.once('exited', resolve));
    // The page goes before its answer comes.
    ask(page, 'window.quit').catch(() => {});
    await again;
    expect(existsSync(join(data, 'baize.db-wal'))).toBe(false);
  });

  it('keeps where the window was, and opens it there unless no display shows it', async () => {
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
    expect(standIn.window!.asked).not.toContain('maximize');
    await quit();
    writeFileSync(file, JSON.stringify({ ...kept, maximised: true }));
    await launch(folder, data);
    expect(standIn.window!.asked[0]).toBe('maximize');
  });

  it('says so and ends when the database is of a newer Baize', async () => {
    const data = temporaryFolder();
    const page = await launch(folder, data);
    expect(await ask(page, 'hello')).toMatchObject({ ok: true });
    await quit();
    const bytes = readFileSync(join(data, 'baize.db'));
    // The header's user version, where SQLite keeps it.
    bytes.writeUInt32BE(9990, 60);
    writeFileSync(join(data, 'baize.db'), bytes);
    start(folder, data);
    await vi.waitFor(() => expect(standIn.errors[0]).toMatch(/^Baize could not start: .+ newer version/));
    expect(standIn.window).toBeUndefined();
  });
});
