import { machine, mustBeReady } from './machine.ts';
import { MenuItem } from './menu-item.ts';

type Template = Electron.MenuItemConstructorOptions;

export class Menu {
  readonly items: readonly MenuItem[];

  constructor(items: readonly MenuItem[] = []) {
    this.items = items;
  }

  static buildFromTemplate(template: readonly Template[]): Menu {
    return new Menu(template.map((item) => new MenuItem(item)));
  }

  static setApplicationMenu(menu: Menu | null): void {
    machine.menu = menu?.items ?? [];
  }

  popup(_options?: object): void {
    mustBeReady('menu.popup()');
    machine.popup = this.items;
  }
}
