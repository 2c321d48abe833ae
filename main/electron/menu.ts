import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { Command, MenuLabels } from '../../preload/api.ts';

type Item = MenuItemConstructorOptions;
type Send = (command: Command) => void;

const LINE: Item = { type: 'separator' };

interface MenuParts {
  readonly labels: MenuLabels;
  readonly send: Send;
  readonly quit: () => void;
  readonly mac: boolean;
}

/** The application menu: every command and its key. `&` in a label marks the letter that opens an item from the keyboard. */
export function makeMenu({ labels, send, quit, mac }: MenuParts): Menu {
  const { item, also, plain } = items(labels, send, mac);
  const quitItem: Item = { label: labels.quit, accelerator: 'CmdOrCtrl+Q', click: quit };
  return Menu.buildFromTemplate([
    ...(mac ? [{ role: 'appMenu' } satisfies Item] : []),
    {
      label: labels['game-menu'],
      submenu: [
        item('new', 'CmdOrCtrl+N'),
        plain('new-as', 'N'),
        item('choose', 'CmdOrCtrl+O'),
        plain('favourite', '*'),
        plain('daily', 'M'),
        plain('milestones', 'G'),
        item('deal-number', 'CmdOrCtrl+D'),
        item('restart', 'CmdOrCtrl+R'),
        also('restart', 'F5'),
        item('pause', 'CmdOrCtrl+P'),
        LINE,
        item('keep-as', 'CmdOrCtrl+S'),
        item('statistics', 'CmdOrCtrl+T'),
        ...(mac ? [] : [LINE, quitItem]),
      ],
    },
    {
      label: labels['edit-menu'],
      submenu: [
        item('undo', 'CmdOrCtrl+Z'),
        item('redo', 'CmdOrCtrl+Shift+Z'),
        also('redo', 'CmdOrCtrl+Y'),
        LINE,
        { role: 'cut', label: labels['edit-cut'] },
        { role: 'copy', label: labels['edit-copy'] },
        { role: 'paste', label: labels['edit-paste'] },
        { role: 'selectAll', label: labels['edit-all'] },
        LINE,
        item('copy-deal'),
        item('copy-game', 'CmdOrCtrl+Shift+C'),
        item('paste'),
        LINE,
        plain('hint', 'H'),
        plain('deal', 'Space'),
        plain('deal', 'D', false),
        plain('all-home', 'A'),
        LINE,
        plain('solve', 'W'),
        plain('solution', 'Shift+W'),
        plain('way-back', 'B'),
      ],
    },
    {
      label: labels['view-menu'],
      submenu: [item('full-screen', 'F11'), LINE, item('settings', 'CmdOrCtrl+,')],
    },
    { label: labels['options-menu'], submenu: [item('options')] },
    {
      label: labels['help-menu'],
      role: 'help',
      submenu: [plain('lesson', 'L'), item('rules', 'F1'), item('keys', 'CmdOrCtrl+/'), LINE, item('about')],
    },
  ]);
}

function items(labels: MenuLabels, send: Send, mac: boolean) {
  const item = (command: Command, accelerator?: string): Item => ({
    label: labels[command],
    click: () => send(command),
    ...(accelerator === undefined ? {} : { accelerator }),
  });
  /** A second key for a command that is already in the menu. */
  const also = (command: Command, accelerator: string): Item => ({
    ...item(command, accelerator),
    visible: false,
    acceleratorWorksWhenHidden: true,
  });
  /**
   * A key without Ctrl is shown here but handled by the page: taken by the menu it could not be typed into a field.
   * macOS can't show a key without taking it.
   */
  const plain = (command: Command, key: string, visible = true): Item => ({
    ...item(command, mac ? undefined : key),
    registerAccelerator: false,
    visible,
  });
  return { item, also, plain };
}
