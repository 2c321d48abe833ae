import { describe, expect, test } from 'vitest';
import { COMMANDS, LAUNCH_ACTIONS } from '../../../preload/api.ts';
import { LABELS, run, until } from './program.ts';
import { all, type MenuItem } from './stand-in/menu-item.ts';
import { machine } from './stand-in/machine.ts';

const roles = (items: readonly MenuItem[]): (string | undefined)[] => items.map(({ role }) => role);
const titles = (items: readonly MenuItem[]): string[] => items.map(({ label }) => label);
const keyed = (key: string): MenuItem[] => all(machine.menu).filter(({ accelerator }) => accelerator === key);

describe.each(['linux', 'win32', 'darwin'] as const)('the menu on %s', (platform) => {
  test('sends every command of its items to the page', async () => {
    const { sentEvents } = await run({ platform });
    let clicked = 0;
    for (const item of all(machine.menu)) if (item.label !== LABELS.quit && item.click()) clicked += 1;
    const commands = () => sentEvents.flatMap(({ name, detail }) => (name === 'command' ? [detail] : []));
    await until(() => commands().length === clicked);
    expect(new Set(commands())).toEqual(new Set(COMMANDS));
  });

  test('uses the page’s words, for system items too', async () => {
    await run({ platform });
    const words = new Set(Object.values(LABELS));
    const shown = all(machine.menu).filter(({ visible, type }) => visible && type !== 'separator');
    const foreign = shown.filter(({ label }) => !words.has(label));
    expect(titles(foreign)).toEqual(platform === 'darwin' ? ['Baize'] : []);
  });

  test('has no hidden item without an effect', async () => {
    await run({ platform, machine: { packaged: true } });
    const hidden = all(machine.menu).filter(({ visible }) => !visible);
    expect(hidden.length).toBeGreaterThan(4);
    expect(hidden.filter(({ registerAccelerator }) => !registerAccelerator)).toEqual([]);
  });

  test.each([false, true])('shows the developer tools only when not packaged (packaged: %s)', async (packaged) => {
    await run({ platform, machine: { packaged } });
    expect(roles(all(machine.menu)).includes('toggleDevTools')).toBe(!packaged);
  });

  test('uses each key once', async () => {
    await run({ platform });
    const keys = all(machine.menu).flatMap(({ accelerator }) => accelerator ?? []);
    expect(keys.length).toBeGreaterThan(15);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  test('changes the interface size by the standard keys, and quits', async () => {
    const { exited } = await run({ platform });
    const keys = ['Plus', '=', 'numadd', '-', 'numsub', '0', 'num0'].flatMap((key) => keyed(`CmdOrCtrl+${key}`));
    const [larger, smaller, usual] = [LABELS['zoom-in'], LABELS['zoom-out'], LABELS['zoom-reset']];
    expect(titles(keys)).toEqual([larger, larger, larger, smaller, smaller, usual, usual]);
    expect(keyed('CmdOrCtrl+Q')).toHaveLength(1);
    keyed('CmdOrCtrl+Q')[0]!.click();
    expect(await exited).toBe(0);
  });
});

describe('the menu of macOS', () => {
  test('begins with the application menu in the system’s order', async () => {
    await run({ platform: 'darwin' });
    const [first] = machine.menu;
    const what = first!.items.filter(({ type }) => type !== 'separator').map(({ role, label }) => role ?? label);
    expect(what).toEqual([LABELS.about, LABELS.settings, 'services', 'hide', 'hideOthers', 'unhide', LABELS.quit]);
    expect(titles(all(machine.menu)).filter((label) => label === LABELS.about)).toHaveLength(1);
  });

  test('has a Window menu before Help with the system’s keys', async () => {
    await run({ platform: 'darwin' });
    expect(roles(machine.menu).slice(-2)).toEqual(['windowMenu', 'help']);
    expect(roles(machine.menu.at(-2)!.items)).toEqual(['close', 'minimize', 'zoom', undefined, 'front']);
  });

  test('leaves F11 to the system and puts Full screen where macOS expects it', async () => {
    await run({ platform: 'darwin' });
    expect(keyed('F11')).toEqual([]);
    expect(titles(keyed('Ctrl+Cmd+F'))).toEqual([LABELS['full-screen']]);
  });
});

test('toggles full screen by F11 on Windows and Linux', async () => {
  await run();
  expect(titles(keyed('F11'))).toEqual([LABELS['full-screen']]);
});

test('tells the page whether the window fills the screen', async () => {
  const { page, window } = await run();
  const filling = () => page().bridge.request('window.isFullScreen');
  expect(await filling()).toEqual({ ok: true, value: false });
  window.setFullScreen(true);
  expect(await filling()).toEqual({ ok: true, value: true });
});

test('tells the page which folder was chosen, or that none was', async () => {
  const { page } = await run();
  const choose = () => page().bridge.request('window.chooseFolder');
  expect(await choose()).toEqual({ ok: true, value: null });
  machine.chosen = ['/there/Synced'];
  expect(await choose()).toEqual({ ok: true, value: '/there/Synced' });
});

describe('the context menu', () => {
  const editFlags = { canCut: false, canCopy: true, canPaste: true, canSelectAll: true };

  test('offers the possible edit commands in a text field', async () => {
    const { window } = await run();
    window.webContents.emit('context-menu', {}, { isEditable: true, selectionText: '', editFlags });
    expect(roles(machine.popup)).toEqual(['cut', 'copy', 'paste', undefined, 'selectAll']);
    expect(machine.popup.map(({ enabled }) => enabled)).toEqual([false, true, true, true, true]);
  });

  test('offers Copy for selected text and does not open on the table', async () => {
    const { window } = await run();
    window.webContents.emit('context-menu', {}, { isEditable: false, selectionText: '', editFlags });
    expect(machine.popup).toEqual([]);
    window.webContents.emit('context-menu', {}, { isEditable: false, selectionText: 'a rule', editFlags });
    expect(roles(machine.popup)).toEqual(['copy']);
  });
});

describe('the system’s menu of the program', () => {
  test('is the jump list on Windows, whose tasks run their commands', async () => {
    await run({ platform: 'win32', machine: { packaged: true } });
    const tasks = machine.tasks.map(({ title, arguments: args }) => [title, args]);
    expect(tasks).toEqual([
      ['Say continue', ''],
      ['Say new', '--new-deal'],
      ['Say daily', '--deal-of-the-day'],
    ]);
    expect(new Set(machine.tasks.map(({ program }) => program))).toEqual(new Set([process.execPath]));
  });

  test('is the Dock menu on macOS and sends commands to the running page', async () => {
    const { page, window } = await run({ platform: 'darwin' });
    const [goOn, ...others] = machine.dock;
    for (const [i, item] of others.entries()) {
      item.click();
      expect(await page().bridge.request('wish.next')).toEqual({ ok: true, value: LAUNCH_ACTIONS[i] });
    }
    const before = window.calls.length;
    goOn!.click();
    expect(window.calls.slice(before)).toEqual(['show', 'focus']);
  });
});
