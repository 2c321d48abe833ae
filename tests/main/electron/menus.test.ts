import { describe, expect, test } from 'vitest';
import { COMMANDS, WISHES } from '../../../preload/api.ts';
import { LABELS, run, until } from './program.ts';
import { all, type MenuItem } from './stand-in/menu-item.ts';
import { machine } from './stand-in/machine.ts';

const roles = (items: readonly MenuItem[]): (string | undefined)[] => items.map(({ role }) => role);
const titles = (items: readonly MenuItem[]): string[] => items.map(({ label }) => label);
const keyed = (key: string): MenuItem[] => all(machine.menu).filter(({ accelerator }) => accelerator === key);

describe.each(['linux', 'win32', 'darwin'] as const)('the menu on %s', (platform) => {
  test('has every command, and each item that has one sends it to the page', async () => {
    const { sentEvents } = await run({ platform });
    let clicked = 0;
    for (const item of all(machine.menu)) if (item.label !== LABELS.quit && item.click()) clicked += 1;
    const commands = () => sentEvents.flatMap(({ name, detail }) => (name === 'command' ? [detail] : []));
    await until(() => commands().length === clicked);
    expect(new Set(commands())).toEqual(new Set(COMMANDS));
  });

  test('says everything in the words of the page, the system’s own items too', async () => {
    await run({ platform });
    const words = new Set(Object.values(LABELS));
    const shown = all(machine.menu).filter(({ visible, type }) => visible && type !== 'separator');
    const foreign = shown.filter(({ label }) => !words.has(label));
    expect(titles(foreign)).toEqual(platform === 'darwin' ? ['Baize'] : []);
  });

  test('has no hidden item that does nothing', async () => {
    await run({ platform, machine: { packaged: true } });
    const hidden = all(machine.menu).filter(({ visible }) => !visible);
    expect(hidden.length).toBeGreaterThan(4);
    expect(hidden.filter(({ registerAccelerator }) => !registerAccelerator)).toEqual([]);
  });

  test.each([false, true])('has the developer tools unless it is packed: %s', async (packaged) => {
    await run({ platform, machine: { packaged } });
    expect(roles(all(machine.menu)).includes('toggleDevTools')).toBe(!packaged);
  });

  test('has no key twice', async () => {
    await run({ platform });
    const keys = all(machine.menu).flatMap(({ accelerator }) => accelerator ?? []);
    expect(keys.length).toBeGreaterThan(15);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  test('makes bars and panels larger and smaller by the usual keys, and ends the program', async () => {
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
  test('begins with what is about the program, in the order of the system', async () => {
    await run({ platform: 'darwin' });
    const [first] = machine.menu;
    const what = first!.items.filter(({ type }) => type !== 'separator').map(({ role, label }) => role ?? label);
    expect(what).toEqual([LABELS.about, LABELS.settings, 'services', 'hide', 'hideOthers', 'unhide', LABELS.quit]);
    expect(titles(all(machine.menu)).filter((label) => label === LABELS.about)).toHaveLength(1);
  });

  test('has a window menu before help, which closes and minimises by the system’s keys', async () => {
    await run({ platform: 'darwin' });
    expect(roles(machine.menu).slice(-2)).toEqual(['windowMenu', 'help']);
    expect(roles(machine.menu.at(-2)!.items)).toEqual(['close', 'minimize', 'zoom', undefined, 'front']);
  });

  test('leaves F11 to the system, and has full screen where its programs have it', async () => {
    await run({ platform: 'darwin' });
    expect(keyed('F11')).toEqual([]);
    expect(titles(keyed('Ctrl+Cmd+F'))).toEqual([LABELS['full-screen']]);
  });
});

test('on the other systems F11 is full screen', async () => {
  await run();
  expect(titles(keyed('F11'))).toEqual([LABELS['full-screen']]);
});

test('the page hears whether the window fills the screen', async () => {
  const { page, window } = await run();
  const filling = () => page().bridge.request('window.isFullScreen');
  expect(await filling()).toEqual({ ok: true, value: false });
  window.setFullScreen(true);
  expect(await filling()).toEqual({ ok: true, value: true });
});

test('the page hears which folder a person has chosen in the system’s panel, or that none was', async () => {
  const { page } = await run();
  const choose = () => page().bridge.request('window.chooseFolder');
  expect(await choose()).toEqual({ ok: true, value: null });
  machine.chosen = ['/there/Synced'];
  expect(await choose()).toEqual({ ok: true, value: '/there/Synced' });
});

describe('the menu at the pointer', () => {
  const editFlags = { canCut: false, canCopy: true, canPaste: true, canSelectAll: true };

  test('of a text field cuts, copies, pastes and selects all, as far as that can be done', async () => {
    const { window } = await run();
    window.webContents.emit('context-menu', {}, { isEditable: true, selectionText: '', editFlags });
    expect(roles(machine.popup)).toEqual(['cut', 'copy', 'paste', undefined, 'selectAll']);
    expect(machine.popup.map(({ enabled }) => enabled)).toEqual([false, true, true, true, true]);
  });

  test('of selected text copies, and the table has none', async () => {
    const { window } = await run();
    window.webContents.emit('context-menu', {}, { isEditable: false, selectionText: '', editFlags });
    expect(machine.popup).toEqual([]);
    window.webContents.emit('context-menu', {}, { isEditable: false, selectionText: 'a rule', editFlags });
    expect(roles(machine.popup)).toEqual(['copy']);
  });
});

describe('the system’s own menu of the program', () => {
  test('is the jump list on Windows, whose tasks start what they say', async () => {
    await run({ platform: 'win32', machine: { packaged: true } });
    const tasks = machine.tasks.map(({ title, arguments: args }) => [title, args]);
    expect(tasks).toEqual([
      ['Say continue', ''],
      ['Say new', '--new-deal'],
      ['Say daily', '--deal-of-the-day'],
    ]);
    expect(new Set(machine.tasks.map(({ program }) => program))).toEqual(new Set([process.execPath]));
  });

  test('is in the Dock on macOS, and tells the page of the program that runs', async () => {
    const { page, window } = await run({ platform: 'darwin' });
    const [goOn, ...others] = machine.dock;
    for (const [i, item] of others.entries()) {
      item.click();
      expect(await page().bridge.request('wish.next')).toEqual({ ok: true, value: WISHES[i] });
    }
    const before = window.calls.length;
    goOn!.click();
    expect(window.calls.slice(before)).toEqual(['show', 'focus']);
  });
});
