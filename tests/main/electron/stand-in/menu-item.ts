type Template = Electron.MenuItemConstructorOptions;

/** The roles of items that Electron knows; it refuses to make any other. */
const ROLES: ReadonlySet<string> = new Set<NonNullable<Template['role']>>([
  ...([
    'about',
    'services',
    'hide',
    'hideOthers',
    'unhide',
    'quit',
    'windowMenu',
    'help',
    'close',
    'minimize',
  ] as const),
  ...(['zoom', 'front', 'cut', 'copy', 'paste', 'selectAll', 'toggleDevTools'] as const),
]);

type Own = 'label' | 'role' | 'accelerator' | 'visible' | 'enabled' | 'registerAccelerator';

/** An item that the user can choose. */
export class MenuItem implements Pick<Template, Own> {
  readonly label: string;
  readonly role?: NonNullable<Template['role']>;
  readonly accelerator?: string;
  readonly visible: boolean;
  readonly enabled: boolean;
  readonly registerAccelerator: boolean;
  readonly type: NonNullable<Template['type']>;
  readonly items: readonly MenuItem[];
  readonly #template: Template;

  constructor(template: Template) {
    const { label = '', role, accelerator, submenu, type } = template;
    if (role !== undefined && !ROLES.has(role)) throw new Error(`Invalid role: ${role}`);
    if (type !== 'separator' && label === '' && role === undefined)
      throw new TypeError('Invalid template for MenuItem');
    this.#template = template;
    this.label = label;
    if (role) this.role = role;
    if (accelerator) this.accelerator = accelerator;
    this.visible = template.visible ?? true;
    this.enabled = template.enabled ?? true;
    this.registerAccelerator = template.registerAccelerator ?? true;
    this.type = type ?? (submenu ? 'submenu' : 'normal');
    this.items = Array.isArray(submenu) ? submenu.map((item) => new MenuItem(item)) : [];
  }

  /** Chooses the item; returns whether it has an action of its own. */
  click(): boolean {
    if (!this.enabled) throw new Error(`${this.label} can’t be chosen`);
    (this.#template.click as (() => void) | undefined)?.();
    return this.#template.click !== undefined;
  }
}

/** Returns every item of a menu, with those of its submenus. */
export const all = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...all(item.items)]);
