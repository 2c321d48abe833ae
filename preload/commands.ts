/**
 * Commands of the application menu, as they reach the renderer. A page that handles a key itself calls
 * `preventDefault`, and the menu then stays silent: no key acts twice.
 */
export const COMMANDS = [
  'new',
  'new-as',
  'choose',
  'favourite',
  'today',
  'daily',
  'puzzles',
  'milestones',
  'deal-number',
  'share',
  'copy-deal',
  'copy-game',
  'paste',
  'restart',
  'undo',
  'redo',
  'timeline',
  'mute',
  'try-out',
  'correct-card',
  'hint',
  'deal',
  'all-home',
  'solve',
  'solution',
  'way-back',
  'why-lost',
  'statistics',
  'keep-as',
  'lesson',
  'rules',
  'full-screen',
  'zoom-in',
  'zoom-out',
  'zoom-reset',
  'pause',
  'settings',
  'options',
  'likelihood',
  'keys',
  'about',
] as const;
export type Command = (typeof COMMANDS)[number];

/**
 * The commands with which a task of the system's menus starts the program: the jump list, the Dock, a launcher's
 * actions.
 */
export const LAUNCH_ACTIONS = ['new', 'daily'] as const satisfies readonly Command[];
export type LaunchAction = (typeof LAUNCH_ACTIONS)[number];

/** Everything in the application menu that has a name: the commands, the menus, and the actions of the system. */
export const MENU_NAMES = [
  ...COMMANDS,
  'game-menu',
  'edit-menu',
  'view-menu',
  'options-menu',
  'help-menu',
  'edit-cut',
  'edit-copy',
  'edit-paste',
  'edit-all',
  'window-menu',
  'close',
  'minimize',
  'zoom',
  'front',
  'services',
  'hide',
  'hide-others',
  'show-all',
  'continue',
  'quit',
] as const;
export type MenuName = (typeof MENU_NAMES)[number];

/** `&` marks the letter that opens an item from the keyboard. */
export type MenuLabels = Readonly<Record<MenuName, string>>;
