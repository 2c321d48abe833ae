import { Menu, type BrowserWindow, type MenuItemConstructorOptions } from 'electron';
import type { MenuLabels } from '../../../preload/api.ts';

/** Adds to text fields and selected text the context menu of the system's own programs. */
export function offerTextMenu(window: BrowserWindow, labels: () => MenuLabels | undefined): void {
  window.webContents.on('context-menu', (_event, { isEditable, selectionText, editFlags }) => {
    const texts = labels();
    if (!texts) return;
    const copy: MenuItemConstructorOptions = { role: 'copy', label: texts['edit-copy'], enabled: editFlags.canCopy };
    if (isEditable) {
      const items: MenuItemConstructorOptions[] = [
        { role: 'cut', label: texts['edit-cut'], enabled: editFlags.canCut },
        copy,
        { role: 'paste', label: texts['edit-paste'], enabled: editFlags.canPaste },
        { type: 'separator' },
        { role: 'selectAll', label: texts['edit-all'], enabled: editFlags.canSelectAll },
      ];
      Menu.buildFromTemplate(items).popup({ window });
    } else if (selectionText !== '') Menu.buildFromTemplate([copy]).popup({ window });
  });
}
