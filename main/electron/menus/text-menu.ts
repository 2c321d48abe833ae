import { Menu, type BrowserWindow, type MenuItemConstructorOptions } from 'electron';
import type { MenuLabels } from '../../../preload/api.ts';

/** Adds to text fields and selected text the context menu that the system's own programs have there. */
export function offerTextMenu(window: BrowserWindow, labels: () => MenuLabels | undefined): void {
  window.webContents.on('context-menu', (_event, { isEditable, selectionText, editFlags }) => {
    const said = labels();
    if (!said) return;
    const copy: MenuItemConstructorOptions = { role: 'copy', label: said['edit-copy'], enabled: editFlags.canCopy };
    if (isEditable) {
      const items: MenuItemConstructorOptions[] = [
        { role: 'cut', label: said['edit-cut'], enabled: editFlags.canCut },
        copy,
        { role: 'paste', label: said['edit-paste'], enabled: editFlags.canPaste },
        { type: 'separator' },
        { role: 'selectAll', label: said['edit-all'], enabled: editFlags.canSelectAll },
      ];
      Menu.buildFromTemplate(items).popup({ window });
    } else if (selectionText !== '') Menu.buildFromTemplate([copy]).popup({ window });
  });
}
