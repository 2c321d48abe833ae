import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SWITCHES } from '../../../main/electron/start/switches.ts';
import { type Backups, type Bridge, COMMANDS } from '../../../preload/api.ts';
import { ask, built, cleared, menuItems, open, quit, standIn } from '../start/launched.ts';
import { RELEASES } from '../../../main/requests/host-info.ts';

let folder: string;
beforeAll(async () => {
  folder = await built();
});
afterAll(() => cleared(folder));

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
  'CmdOrCtrl+Plus': 'zoom-in',
  'CmdOrCtrl+-': 'zoom-out',
  'CmdOrCtrl+0': 'zoom-reset',
};
const PLAIN_KEYS = { N: 'new-as', H: 'hint', Space: 'deal', A: 'all-home' };

const LOCAL_ADDRESSES = ['app://baize/', 'app://baize/assets/index.js', 'blob:app://baize/1', 'blob:null/1', 'data:,'];
const FOREIGN_ADDRESSES = [
  'http://evil.example/',
  'https://evil.example/script.js',
  'ws://127.0.0.1:1/',
  'file:///etc/passwd',
  'app://baize.evil/',
  'app://evil/',
  'blob:https://evil.example/1',
  'ftp://evil.example/',
];
const WRONG_PATHS: readonly (readonly [url: string, status: number])[] = [
  ['app://baize/../main/index.js', 403],
  ['app://baize/%2e%2e/main/index.js', 403],
  ['app://baize/..%2fmain/index.js', 403],
  ['app://baize/..\\main\\index.js', 403],
  ['app://baize/..%5cmain%5cindex.js', 403],
  ['app://baize/index.html%00', 403],
  ['app://baize/C:/index.html', 403],
  ['app://baize//etc/passwd', 403],
  ['app://baize/none.js', 404],
  ['app://baize/index.js.map', 404],
  ['app://baize.evil/', 404],
  ['app://evil/', 404],
  ['app://baize@evil/', 404],
  ['app://baize:80/', 404],
];

describe('the program’s window', () => {
  // One window for all tests that do not change it, because the start would take nearly all the time of such a test.
  let page: Page;
  let data: string;
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'baize-window-'));
    page = await open(folder, data);
  });
  afterAll(async () => {
    await quit();
    rmSync(data, { recursive: true, force: true });
  });

  test('answers the page through the preload', async () => {
    expect(await ask(page, 'hello')).toEqual({
      ok: true,
      value: { version: '1.2.3', releases: RELEASES, host: 'electron', platform: process.platform, notices: [] },
    });
    expect(await ask(page, 'play.open', 'klondike', 'dealing=one')).toEqual({
      ok: true,
      value: { status: 'mine', kept: null },
    });
  });

  test('runs long work in a worker thread built with it, and reports progress', async () => {
    await page.evaluate(() => {
      const { baize } = window as unknown as { baize: Bridge };
      baize.on('progress', ({ share }) => window.received.push(`${share > 0 && share <= 1}`));
    });
    const made = (await ask(page, 'backups.make')) as { value: Backups };
    expect(made.value.list).toMatchObject([{ kind: 'asked' }]);
    expect(await ask(page, 'statistics.reset', null)).toMatchObject({ ok: true });
    expect(await ask(page, 'backups.restore', made.value.list[0]!.name)).toEqual({ ok: true, value: null });
    await page.waitForFunction(() => window.received.length > 0);
    expect(new Set(await page.evaluate(() => window.received))).toEqual(new Set(['true']));
  });

  test('refuses malformed requests', async () => {
    expect(await ask(page, 'play.open', '../klondike', '')).toMatchObject({ refusal: { code: 'malformed' } });
    expect(await ask(page, 'nothing')).toMatchObject({ refusal: { code: 'malformed' } });
  });

  test('refuses frames in its page and pages of other origins', async () => {
    const reply = await page.evaluate(async () => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      return (frame.contentWindow as Window).standInInvoke!('baize:request', ['hello', []]);
    });
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'stranger' } });
    standIn.window!.webContents.mainFrame = { url: 'https://evil.example/', origin: 'https://evil.example' };
    expect(await ask(page, 'hello')).toMatchObject({ ok: false, refusal: { code: 'stranger' } });
    standIn.window!.webContents.mainFrame = { url: 'app://baize/', origin: 'app://baize' };
  });

  test('isolates and sandboxes its page', async () => {
    expect(standIn.app.sandboxed).toBe(true);
    expect(standIn.window!.options).toMatchObject({
      minWidth: 800,
      minHeight: 600,
      show: false,
      webPreferences: {
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        nodeIntegrationInSubFrames: false,
        nodeIntegrationInWorker: false,
        webSecurity: true,
        allowRunningInsecureContent: false,
        webviewTag: false,
      },
    });
  });

  test('enables no experimental feature, and no developer tools when packaged', async () => {
    const preferences = standIn.window!.options['webPreferences'] as Record<string, unknown>;
    expect(Object.keys(preferences).toSorted()).toEqual([
      'additionalArguments',
      'allowRunningInsecureContent',
      'contextIsolation',
      'devTools',
      'nodeIntegration',
      'nodeIntegrationInSubFrames',
      'nodeIntegrationInWorker',
      'preload',
      'sandbox',
      'spellcheck',
      'webSecurity',
      'webviewTag',
    ]);
    expect(standIn.app.isPackaged).toBe(true);
    expect(preferences['devTools']).toBe(false);
  });

  test('lets the page load its own files and blobs, and nothing from a network', async () => {
    const loads = (url: string): boolean => {
      const answer = vi.fn();
      standIn.window!.webContents.session.before!({ url }, answer);
      expect(answer).toHaveBeenCalledOnce();
      return !(answer.mock.calls[0] as [{ cancel: boolean }])[0].cancel;
    };
    expect(LOCAL_ADDRESSES.filter((url) => !loads(url))).toEqual([]);
    expect(FOREIGN_ADDRESSES.filter(loads)).toEqual([]);
  });

  test('serves the page from a secure origin that bypasses no policy', async () => {
    expect(standIn.schemes).toEqual([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
    ]);
  });

  test('exposes two functions and the languages to the page, and nothing of Electron or Node', async () => {
    expect(await page.evaluate(() => Object.keys((window as unknown as { baize: object }).baize).toSorted())).toEqual([
      'languages',
      'on',
      'request',
    ]);
    const seen = await page.evaluate(() => {
      const names = ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer'];
      return names.filter((name) => name in window);
    });
    expect(seen).toEqual([]);
  });

  test.each(['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview'])(
    'prevents %s',
    async (name) => {
      const event = { url: 'https://evil.example/', preventDefault: vi.fn() };
      standIn.window!.webContents.emit(name, event);
      expect(event.preventDefault).toHaveBeenCalledOnce();
    },
  );

  test('opens no window and grants no permission', async () => {
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

  test('serves its own files only, with the strict policy', async () => {
    const page = await standIn.answer!({ url: 'app://baize/' });
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe|https?:|\*/);
  });

  test('serves no file outside its folder, whatever the path, and no other host', async () => {
    const answers = WRONG_PATHS.map(async ([url]) => [url, (await standIn.answer!({ url })).status]);
    expect(await Promise.all(answers)).toEqual(WRONG_PATHS);
  });

  test('serves no file outside its folder that a link leads to', async () => {
    symlinkSync(join(standIn.folder, 'dist/main/index.js'), join(standIn.folder, 'dist/renderer/linked.js'));
    expect((await standIn.answer!({ url: 'app://baize/linked.js' })).status).toBe(403);
  });

  test('comes to the front when the program starts a second time', async () => {
    const window = standIn.window!;
    window.minimized = true;
    standIn.app.emit('second-instance', {}, [], '');
    expect(window.calls.slice(-3)).toEqual(['restore', 'show', 'focus']);
  });

  test('blocks WebRTC and all other traffic not covered by a rule', async () => {
    expect(standIn.window!.webContents.webRTC).toBe('disable_non_proxied_udp');
    expect([...standIn.app.switches]).toEqual(SWITCHES);
  });

  test('goes to full screen on the page’s request', async () => {
    await ask(page, 'window.fullScreen', true);
    expect(standIn.window!.calls).toContain('fullScreen true');
  });

  describe('the window’s menu', () => {
    test('has every key of the product, each sending its command to the page', async () => {
      const all = menuItems(standIn.menu);
      for (const [key, command] of Object.entries({ ...KEYS, ...PLAIN_KEYS })) {
        const item = all.find(({ accelerator }) => accelerator === key);
        expect(item, key).toBeDefined();
        expect(item!.registerAccelerator, key).toBe(key in PLAIN_KEYS ? false : undefined);
        (item!.click as () => void)();
        await page.waitForFunction((sent) => window.received.pop() === sent, command);
      }
    });

    test('has every command', async () => {
      for (const { click, accelerator } of menuItems(standIn.menu))
        if (click && accelerator !== 'CmdOrCtrl+Q') (click as () => void)();
      const missing = () =>
        page.evaluate((commands) => commands.filter((name) => !window.received.includes(name)), [...COMMANDS]);
      await expect.poll(missing).toEqual([]);
    });
  });
});
