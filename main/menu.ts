import { Menu } from 'electron';
import type { MenuItemConstructorOptions } from 'electron';
import type { Command } from '../preload/api.ts';

type Item = MenuItemConstructorOptions;
type Send = (command: Command) => void;

const LINE: Item = { type: 'separator' };

/** The application menu: every command and its key. `&` marks the letter that opens an item from the keyboard. */
export function makeMenu(send: Send, quit: () => void, mac: boolean): Menu {
  const { item, also, plain } = items(send, mac);
  const quitItem: Item = { label: '&Quit', accelerator: 'CmdOrCtrl+Q', click: quit };
  return Menu.buildFromTemplate([
    ...(mac ? [{ role: 'appMenu' } satisfies Item] : []),
    {
      label: '&Game',
      submenu: [
        item('&New Deal', 'new', 'CmdOrCtrl+N'),
        item('&Choose a Game…', 'choose', 'CmdOrCtrl+O'),
        item('&Deal Number…', 'deal-number', 'CmdOrCtrl+D'),
        item('&Restart', 'restart', 'CmdOrCtrl+R'),
        also('restart', 'F5'),
        item('&Pause', 'pause', 'CmdOrCtrl+P'),
        LINE,
        item('&Statistics', 'statistics', 'CmdOrCtrl+T'),
        ...(mac ? [] : [LINE, quitItem]),
      ],
    },
    {
      label: '&Edit',
      submenu: [
        item('&Undo', 'undo', 'CmdOrCtrl+Z'),
        item('&Redo', 'redo', 'CmdOrCtrl+Shift+Z'),
        also('redo', 'CmdOrCtrl+Y'),
        LINE,
        { role: 'cut' },
        { role: 'copy' },
        { role: 'paste' },
        { role: 'selectAll' },
        LINE,
        plain('&Hint', 'hint', 'H'),
        plain('Deal from &Stock', 'deal', 'Space'),
        plain('Deal from Stock', 'deal', 'D', false),
        plain('&All Home', 'all-home', 'A'),
      ],
    },
    {
      label: '&View',
      submenu: [item('&Full Screen', 'full-screen', 'F11'), LINE, item('S&ettings…', 'settings', 'CmdOrCtrl+,')],
    },
    { label: '&Options', submenu: [item('&Options of This Game…', 'options')] },
    {
      label: '&Help',
      role: 'help',
      submenu: [item('&Rules of This Game', 'rules', 'F1'), LINE, item('&About Baize', 'about')],
    },
  ]);
}

function items(send: Send, mac: boolean) {
  const item = (label: string, command: Command, accelerator?: string): Item => ({
    label,
    click: () => send(command),
    ...(accelerator === undefined ? {} : { accelerator }),
  });
  /** A second key for a command that is already in the menu. */
  const also = (command: Command, accelerator: string): Item => ({
    ...item(command, command, accelerator),
    visible: false,
    acceleratorWorksWhenHidden: true,
  });
  /**
   * A key without Ctrl is shown here but handled by the page: taken by the menu it could not be typed into a field.
   * macOS can't show a key without taking it.
   */
  const plain = (label: string, command: Command, key: string, visible = true): Item => ({
    ...item(label, command, mac ? undefined : key),
    registerAccelerator: false,
    visible,
  });
  return { item, also, plain };
}
