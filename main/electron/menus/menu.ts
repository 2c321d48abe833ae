import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { Command, MenuLabels, MenuName } from '../../../preload/api.ts';

type Item = MenuItemConstructorOptions;

const SEPARATOR: Item = { type: 'separator' };

interface MenuParts {
  readonly labels: MenuLabels;
  readonly send: (command: Command) => void;
  readonly quit: () => void;
  readonly mac: boolean;
  /** Whether the key of Chromium's developer tools works. */
  readonly developing: boolean;
}

/**
 * The application menu: every command and its key. `&` in a label marks the letter that opens an item from the
 * keyboard.
 */
export function makeMenu(parts: MenuParts): Menu {
  const { labels, mac } = parts;
  const menuItems = items(parts);
  const template: Item[] = [
    { label: labels['game-menu'], submenu: gameMenu(menuItems, parts) },
    { label: labels['edit-menu'], submenu: editMenu(menuItems) },
    { label: labels['view-menu'], submenu: viewMenu(menuItems, parts) },
    { label: labels['options-menu'], submenu: [menuItems.item('options')] },
    ...(mac
      ? [{ label: labels['window-menu'], role: 'windowMenu', submenu: windowMenu(menuItems) } satisfies Item]
      : []),
    { label: labels['help-menu'], role: 'help', submenu: helpMenu(menuItems, mac) },
  ];
  return Menu.buildFromTemplate(mac ? [{ label: 'Baize', submenu: appMenu(menuItems, parts) }, ...template] : template);
}

type Items = ReturnType<typeof items>;

/** The first menu on macOS, which holds what concerns the program as a whole. */
const appMenu = ({ item, own, quitItem }: Items, { labels }: MenuParts): Item[] => [
  item('about'),
  SEPARATOR,
  item('settings', 'CmdOrCtrl+,'),
  SEPARATOR,
  { role: 'services', label: labels.services, submenu: [] },
  SEPARATOR,
  own('hide', 'hide'),
  own('hideOthers', 'hide-others'),
  own('unhide', 'show-all'),
  SEPARATOR,
  quitItem,
];

const windowMenu = ({ own }: Items): Item[] => [
  own('close', 'close'),
  own('minimize', 'minimize'),
  own('zoom', 'zoom'),
  SEPARATOR,
  own('front', 'front'),
];

/** Deals; games; what there is to play today; what is shared and saved; results. */
const gameMenu = ({ item, plain, also, quitItem }: Items, { mac }: MenuParts): Item[] => [
  item('new', 'CmdOrCtrl+N'),
  plain('new-as', 'N'),
  item('deal-number', 'CmdOrCtrl+D'),
  item('restart', 'CmdOrCtrl+R'),
  also('restart', 'F5'),
  item('pause', 'CmdOrCtrl+P'),
  SEPARATOR,
  item('choose', 'CmdOrCtrl+O'),
  plain('favourite', '*'),
  SEPARATOR,
  plain('today', 'I'),
  plain('daily', 'M'),
  plain('puzzles', 'Z'),
  SEPARATOR,
  item('keep-as', 'CmdOrCtrl+S'),
  item('share'),
  SEPARATOR,
  item('statistics', 'CmdOrCtrl+T'),
  plain('milestones', 'G'),
  ...(mac ? [] : [SEPARATOR, quitItem]),
];

const editMenu = ({ item, plain, also, own }: Items): Item[] => [
  item('undo', 'CmdOrCtrl+Z'),
  item('redo', 'CmdOrCtrl+Shift+Z'),
  also('redo', 'CmdOrCtrl+Y'),
  plain('try-out', 'X'),
  item('correct-card', 'CmdOrCtrl+E'),
  SEPARATOR,
  own('cut', 'edit-cut'),
  own('copy', 'edit-copy'),
  own('paste', 'edit-paste'),
  own('selectAll', 'edit-all'),
  SEPARATOR,
  item('copy-deal'),
  item('copy-game', 'CmdOrCtrl+Shift+C'),
  item('paste'),
  SEPARATOR,
  plain('hint', 'H'),
  plain('deal', 'Space'),
  plain('all-home', 'A'),
  SEPARATOR,
  plain('solve', 'W'),
  plain('solution', 'Shift+W'),
  plain('way-back', 'B'),
  plain('why-lost', 'Y'),
];

const viewMenu = ({ item, plain, also }: Items, { mac, developing }: MenuParts): Item[] => [
  item('zoom-reset', 'CmdOrCtrl+0'),
  item('zoom-in', 'CmdOrCtrl+Plus'),
  // The plus sign shares a key with the equals sign on many keyboards. This needs no Shift there.
  also('zoom-in', 'CmdOrCtrl+='),
  item('zoom-out', 'CmdOrCtrl+-'),
  also('zoom-reset', 'CmdOrCtrl+num0'),
  also('zoom-in', 'CmdOrCtrl+numadd'),
  also('zoom-out', 'CmdOrCtrl+numsub'),
  SEPARATOR,
  plain('timeline', 'U'),
  item('mute', 'F8'),
  // F11 shows the desktop on macOS.
  item('full-screen', mac ? 'Ctrl+Cmd+F' : 'F11'),
  ...(mac ? [] : [SEPARATOR, item('settings', 'CmdOrCtrl+,')]),
  ...(developing ? [{ role: 'toggleDevTools', visible: false } satisfies Item] : []),
];

const helpMenu = ({ item, plain }: Items, mac: boolean): Item[] => [
  plain('lesson', 'L'),
  item('rules', 'F1'),
  item('likelihood'),
  item('keys', 'CmdOrCtrl+/'),
  ...(mac ? [] : [SEPARATOR, item('about')]),
];

function items({ labels, send, quit, mac }: MenuParts) {
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
  const plain = (command: Command, key: string): Item => ({
    ...item(command, mac ? undefined : key),
    registerAccelerator: false,
  });
  /** An action of the system, with the system's key, labelled in the language of the page. */
  const own = (role: NonNullable<Item['role']>, name: MenuName): Item => ({ role, label: labels[name] });
  const quitItem: Item = { label: labels.quit, accelerator: 'CmdOrCtrl+Q', click: quit };
  return { item, also, plain, own, quitItem };
}
