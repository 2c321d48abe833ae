import type { BrowserWindow } from 'electron';

/** Brings the window to the front, once there is one. */
export class Front {
  window: BrowserWindow | undefined;

  bring(): void {
    const { window } = this;
    if (!window || window.isDestroyed()) return;
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  }
}
